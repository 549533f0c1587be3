import Foundation

/// How a bar looks: background and hairline.
///
/// Bars copy the appearance that they are given. What is changed in a bar's own copy is seen at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The bar whose copy this is wants to know of changes.
  package final var onChange: (() -> Void)?

  /// Fills the bar; nil for none.
  open var backgroundColor: UIColor? { didSet { changed() } }

  /// Lies below the background's colour and image: a material, a translucent colour here. Default nil.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Whether what lies below shines through. Without a blur here: the default background is nearly opaque.
  package final var isTransparent = false { didSet { changed() } }
  package final var isOpaqueBackground = false { didSet { changed() } }

  /// Drawn over the background colour. Default nil.
  open var backgroundImage: UIImage? { didSet { changed() } }

  /// How the background image fills the bar. Default `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The hairline at the bar's edge; nil or clear for none. Default black at 0.3 (oracle, nav-opaque-hairline-3x), in the dark
  /// white at 0.15.
  open var shadowColor: UIColor? = UIBarAppearance.hairline { didSet { changed() } }
  private static let hairline = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Replaces the hairline, at its own height; an empty image leaves nothing. A template is drawn in `shadowColor`. Default
  /// nil.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// The device for which the look was made. Default `unspecified`.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  /// The system's look for a device; all idioms look alike here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The system's look for any device.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Copies background and hairline.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Another appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UIBarAppearance = MainActor.assumeIsolated { self.twin() }
    return made
  }

  /// What a copy is, of the receiver's class where that is one of UIKit's.
  package func twin() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  package final func changed() { onChange?() }

  package final func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    isTransparent = other.isTransparent
    isOpaqueBackground = other.isOpaqueBackground
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    idiom = other.idiom
  }

  /// The system's background: what lies below shines through a little.
  open func configureWithDefaultBackground() { configure(isTransparent: false, isOpaque: false) }

  /// An opaque background in the system's colour.
  open func configureWithOpaqueBackground() { configure(isTransparent: false, isOpaque: true) }

  /// No background and no hairline.
  open func configureWithTransparentBackground() { configure(isTransparent: true, isOpaque: false) }

  /// All three begin anew: no image, no effect.
  private func configure(isTransparent: Bool, isOpaque: Bool) {
    self.isTransparent = isTransparent
    isOpaqueBackground = isOpaque
    backgroundColor = isOpaque ? .systemBackground : nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = isTransparent ? nil : Self.hairline
    shadowImage = nil
  }

  /// Whether there is a background of the application's, which is shown at the scroll edge, too.
  package final var hasOwnBackground: Bool {
    isOpaqueBackground || backgroundColor != nil || backgroundImage != nil || backgroundEffect != nil
  }

  /// The colour that fills the bar; with `isOpaque` nothing shines through the system's own.
  package final func effectiveBackground(isOpaque: Bool = false) -> UIColor? {
    if let backgroundColor { return backgroundColor }
    if let backgroundEffect { return backgroundEffect.color }
    if isTransparent { return nil }
    // Words that shine through would stand among those of the buttons: nothing blurs them here.
    let alpha: CGFloat = isOpaque ? 1 : 0.98
    return UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: alpha) : UIColor(white: 0.985, alpha: alpha)
    }
  }
}
