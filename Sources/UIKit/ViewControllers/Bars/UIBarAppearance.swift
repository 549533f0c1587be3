import Foundation

/// The appearance of a bar: its background and hairline.
///
/// A bar copies the appearance that is assigned to it. Changes to the copy update the bar immediately.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// A closure that is called after each change. The bar that owns this appearance sets it.
  package final var onChange: (() -> Void)?

  /// The color that fills the bar. The default is nil, which uses the background of the configuration.
  open var backgroundColor: UIColor? { didSet { notifyChange() } }

  /// The material below the background's color and image. The default is a material of the system. In the appearances
  /// of UIKit's own bars the default is nil, with which a bar shows the chrome material unless it has another
  /// background. The effect object is not copied (measured on UIKit, case `bar-appearance-effect-not-copied` of
  /// Tests/Oracle).
  open var backgroundEffect: UIBlurEffect? { didSet { notifyChange() } }
  private static let systemEffect = UIBlurEffect(style: .systemChromeMaterial)
  /// The effect of the default background, or nil in appearances of UIKit's own bars.
  private var defaultEffect: UIBlurEffect? { isOfBar ? nil : Self.systemEffect }
  /// Indicates whether the class is that of one of UIKit's bars.
  package var isOfBar: Bool { false }
  /// The effect that replaces the default background, or nil if the application has not set one.
  private var customEffect: UIBlurEffect? { backgroundEffect === Self.systemEffect ? nil : backgroundEffect }
  /// Indicates whether the bar has no background.
  package final var isTransparent = false { didSet { notifyChange() } }
  package final var isOpaqueBackground = false { didSet { notifyChange() } }

  /// The image that is drawn over the background color. The default is nil.
  open var backgroundImage: UIImage? { didSet { notifyChange() } }

  /// The way in which the background image fills the bar. The default is `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { notifyChange() } }
  /// The color of the hairline at the bar's edge. `nil` or a clear color shows no hairline. The default is black with
  /// an opacity of 0.3 (measured on UIKit, case `nav-opaque-hairline-3x` of Tests/Oracle), and white with an opacity of
  /// 0.15 in the dark style.
  open var shadowColor: UIColor? = UIBarAppearance.hairline { didSet { notifyChange() } }
  private static let hairline = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// The image that replaces the hairline, at its own height. An empty image shows nothing. A template image is drawn
  /// in `shadowColor`. The default is nil.
  open var shadowImage: UIImage? { didSet { notifyChange() } }

  /// The idiom for which the appearance was created. The default is `unspecified`.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified

  /// Creates the default appearance for an idiom.
  ///
  /// - Parameter idiom: The user interface idiom. All idioms have the same appearance in Tessera.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    backgroundEffect = defaultEffect
  }

  /// Creates the default appearance for the idiom `unspecified`.
  public convenience override init() { self.init(idiom: .unspecified) }

  /// Creates an appearance with the background and hairline of a given appearance.
  ///
  /// - Parameter barAppearance: The appearance to copy.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy of the appearance.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: An independent copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIBarAppearance = MainActor.assumeIsolated { self.makeCopy() }
    return copy
  }

  /// Returns a copy of the appearance.
  ///
  /// - Returns: An independent copy of the same class.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the appearance.
  ///
  /// - Returns: An independent copy of the same class, or the object if `copy(with:)` returns none of its class.
  nonisolated public func copy() -> Self { copy(with: nil) as? Self ?? self }

  /// Returns a copy of the appearance. Subclasses in UIKit override this method to return an object of their own class.
  package func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  package final func notifyChange() { onChange?() }

  package final func copyBackground(of other: UIBarAppearance) {
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

  /// Sets the default background: the chrome material, in which the content behind the bar is blurred.
  open func configureWithDefaultBackground() { configure(isTransparent: false, isOpaque: false) }

  /// Sets an opaque background in the system's background color.
  open func configureWithOpaqueBackground() { configure(isTransparent: false, isOpaque: true) }

  /// Removes the background and the hairline.
  open func configureWithTransparentBackground() { configure(isTransparent: true, isOpaque: false) }

  /// Applies one of the three standard configurations, and removes the background image and the effect.
  private func configure(isTransparent: Bool, isOpaque: Bool) {
    self.isTransparent = isTransparent
    isOpaqueBackground = isOpaque
    backgroundColor = isOpaque ? .systemBackground : nil
    backgroundEffect = isOpaque || isTransparent ? nil : defaultEffect
    backgroundImage = nil
    shadowColor = isTransparent ? nil : Self.hairline
    shadowImage = nil
  }

  /// Indicates whether the application has set a background. The bar shows such a background even at the scroll edge.
  package final var hasCustomBackground: Bool {
    isOpaqueBackground || backgroundColor != nil || backgroundImage != nil || customEffect != nil
  }

  /// Returns the color that fills the bar. If `isOpaque` is true, the default background is opaque. Returns nil if the
  /// bar has no background color.
  package final func effectiveBackground(isOpaque: Bool = false) -> UIColor? {
    if let backgroundColor { return backgroundColor }
    guard isOpaque, !isTransparent || customEffect != nil else { return nil }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.09 : 0.985, alpha: 1) }
  }

  /// Returns the effect whose material fills the bar, below its color and image. If `isOpaque` is true, the bar is not
  /// translucent. Returns nil if the bar has no material.
  package final func effectiveMaterial(isOpaque: Bool = false) -> UIVisualEffect? {
    if isOpaque { return nil }
    if let backgroundEffect { return backgroundEffect }
    return isTransparent || backgroundColor != nil ? nil : Self.systemEffect
  }
}
