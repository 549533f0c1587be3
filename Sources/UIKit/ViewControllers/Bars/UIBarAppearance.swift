import Foundation

/// How a bar looks: background and hairline.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Fills the bar; nil for none.
  open var backgroundColor: UIColor?
  /// Whether what lies below shines through. Without a blur here: the default background is nearly opaque.
  package final var isTransparent = false
  package final var isOpaqueBackground = false

  /// Drawn over the background colour of navigation bars. Default nil.
  open var backgroundImage: UIImage?

  /// How the background image fills the bar. Default `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The hairline at the bar's edge; nil or clear for none.
  open var shadowColor: UIColor? = UIColor.separator

  /// Replaces the hairline of navigation bars, at its own height; an empty image leaves nothing. Default nil.
  open var shadowImage: UIImage?

  /// The device for which the look was made. Default `unspecified`.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  /// The system's look for a device; all idioms look alike here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  public convenience override init() { self.init(idiom: .unspecified) }

  /// Copies background and hairline.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  package final func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    isTransparent = other.isTransparent
    isOpaqueBackground = other.isOpaqueBackground
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    idiom = other.idiom
  }

  /// The system's background: what lies below shines through a little.
  open func configureWithDefaultBackground() {
    isTransparent = false
    isOpaqueBackground = false
    backgroundColor = nil
    shadowColor = .separator
  }

  /// An opaque background in the system's colour.
  open func configureWithOpaqueBackground() {
    isTransparent = false
    isOpaqueBackground = true
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// No background and no hairline.
  open func configureWithTransparentBackground() {
    isTransparent = true
    isOpaqueBackground = false
    backgroundColor = nil
    shadowColor = nil
  }

  /// The colour that fills the bar.
  package final var effectiveBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    if isTransparent { return nil }
    return UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 0.94) : UIColor(white: 0.985, alpha: 0.94)
    }
  }
}
