import CoreGraphics

extension UIListContentConfiguration {
  /// How the image is shown.
  public struct ImageProperties: Hashable {
    /// As a length in `reservedLayoutSize`: as much as the system reserves for symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    private var tintStorage: UIColor?
    private var isTintCustom = false
    private var tintBox: ColorTransformerBox?
    private var strokeBox: ColorTransformerBox?

    init() {}

    /// The configuration of symbols that say nothing of their own. Default: as large as the body style, scale large.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    /// The tint of symbols and templates; nil, the default: the view's tint.
    public var tintColor: UIColor? {
      get { tintStorage }
      set {
        tintStorage = newValue
        isTintCustom = true
      }
    }
    /// Makes the tint that is shown of `tintColor`. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintBox?.transformer }
      set { tintBox = ColorTransformerBox(newValue) }
    }
    /// How round the corners are, in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points, within which the image keeps its shape; 0, the default, in an axis: no limit.
    public var maximumSize = CGSize.zero
    /// The least space that the image takes, in points, so that texts of several cells line up; the image stands in its
    /// middle. 0, the default: what symbols take by themselves, and the size of other images.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the user inverts the screen's. Default false.
    public var accessibilityIgnoresInvertColors = false
    /// The stroke's colour; nil, the default: the view's tint.
    public var strokeColor: UIColor?
    /// Makes the stroke's colour of `strokeColor`. Default nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeBox?.transformer }
      set { strokeBox = ColorTransformerBox(newValue) }
    }
    /// How thick a stroke around the image is, in points. Default 0, no stroke.
    public var strokeWidth: CGFloat = 0

    /// The tint that is shown in a view of that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = tintStorage ?? tintColor
      return tintBox?.transformer(color) ?? color
    }

    /// The stroke's colour that is shown in a view of that tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeBox?.transformer(color) ?? color
    }

    mutating func update(_ style: Style, _ state: LookState) {
      guard !isTintCustom else { return }
      let isSidebar = style == .sidebarCell || style == .sidebarSubtitle
      tintStorage =
        state.isDisabled ? .tertiaryLabel : isSidebar && state.isSelected && !state.isHighlighted ? .white : nil
    }
  }
}
