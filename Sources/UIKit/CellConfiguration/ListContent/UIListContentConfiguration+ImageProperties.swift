import CoreGraphics

extension UIListContentConfiguration {
  /// The properties of the image in a list content configuration, such as its tint color and its maximum size.
  public struct ImageProperties: Hashable {
    /// The length in `reservedLayoutSize` that represents the standard size of symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    private var tintStorage: UIColor?
    private var isTintCustom = false
    private var tintBox: ColorTransformerBox?
    private var strokeBox: ColorTransformerBox?

    init() {}

    /// The configuration of symbol images that have no configuration of their own. The default specifies the body text
    /// style and the large scale.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    /// The tint color of symbols and template images. The default is `nil`, which uses the view's tint color.
    public var tintColor: UIColor? {
      get { tintStorage }
      set {
        tintStorage = newValue
        isTintCustom = true
      }
    }
    /// A transformer that derives the displayed tint color from the tint color. The default is `nil`, which uses the
    /// tint color unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintBox?.transformer }
      set { tintBox = ColorTransformerBox(newValue) }
    }
    /// The corner radius, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. Larger images are scaled down proportionally. A length of 0 means no limit on that
    /// axis. The default is zero.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in points, so that the texts of several cells are aligned. The image is
    /// centered in it.
    ///
    /// A length of 0 reserves the standard size for symbols and the actual size for other images. The default is zero.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that determines whether the image keeps its colors when the user inverts the colors of the
    /// screen. The default is `false`.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the stroke. The default is `nil`, which uses the view's tint color.
    public var strokeColor: UIColor?
    /// A transformer that derives the displayed stroke color from the stroke color. The default is `nil`, which uses
    /// the stroke color unchanged.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { strokeBox?.transformer }
      set { strokeBox = ColorTransformerBox(newValue) }
    }
    /// The width of the stroke around the image, in points. The default is 0, which draws no stroke.
    public var strokeWidth: CGFloat = 0

    /// Returns the tint color of the image after the transformer has been applied.
    ///
    /// - Parameter tintColor: The tint color of the view.
    /// - Returns: The resolved color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = tintStorage ?? tintColor
      return tintBox?.transformer(color) ?? color
    }

    /// Returns the color of the stroke, after the transformer has been applied.
    ///
    /// - Parameter tintColor: The tint color of the view.
    /// - Returns: The resolved color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeBox?.transformer(color) ?? color
    }

    mutating func update(_ style: Style, _ state: StyleState) {
      guard !isTintCustom else { return }
      let isSidebar = style == .sidebarCell || style == .sidebarSubtitle
      tintStorage =
        state.isDisabled ? .tertiaryLabel : isSidebar && state.isSelected && !state.isHighlighted ? .white : nil
    }
  }
}
