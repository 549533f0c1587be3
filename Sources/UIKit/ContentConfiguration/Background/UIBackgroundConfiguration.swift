import CoreGraphics
import Foundation

/// The background of a cell or view. It consists of a color, a custom view, an image, a stroke and a shadow, and can
/// have rounded corners.
///
/// Properties that were set explicitly keep their values when the state changes. The method `updated(for:)` sets the other
/// properties to the defaults for the state. Tessera does not draw visual effects.
public struct UIBackgroundConfiguration: Hashable {
  /// Constants that specify the style of a background. The style determines the default values of a configuration.
  enum Style: Hashable, Sendable {
    case button
    case clear, listCell, groupedCell, plainHeader, groupedHeader, sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  let style: Style
  private var colorStorage: UIColor?
  /// Indicates whether the background color was set explicitly.
  private(set) var isColorCustom = false
  private var colorTransformer: ColorTransformerBox?
  private var strokeTransformer: ColorTransformerBox?

  init(_ style: Style) {
    self.style = style
    colorStorage = Self.color(of: style, nil)
    if style == .sidebarCell || style == .accompaniedSidebarCell || style == .sidebarHeader {
      cornerRadius = 10
    }
    if style == .button {
      strokeColor = .clear
      strokeWidth = 1
    }
  }

  /// Sets the default color for a state. The color does not count as one that was set explicitly.
  mutating func resolve(_ color: UIColor) { colorStorage = color }

  /// A view in front of the color and the image, behind the content. It fills the background within the insets. The
  /// default is `nil`.
  public var customView: UIView?
  /// The corner radius, in points. The default is 0, or 10 in sidebars.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets. The default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background color, or `nil` for the view's tint color. The default depends on the configuration and the state.
  public var backgroundColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      isColorCustom = true
    }
  }

  /// A transformer that is applied to the background color, or `nil` to use the color unchanged. The default is `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = ColorTransformerBox(newValue) }
  }

  /// A visual effect for the background. The value is stored but has no effect in Tessera. The default is `nil`.
  public var visualEffect: UIVisualEffect?
  /// The image above the background color. The default is `nil`.
  public var image: UIImage?
  /// The way in which the image fills the background. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the stroke. The default is `nil`, which uses the view's tint color.
  public var strokeColor: UIColor?

  /// A transformer that is applied to the stroke color, or `nil` to use the color unchanged. The default is `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = ColorTransformerBox(newValue) }
  }

  /// The width of the stroke, in points. The default is 0, which means no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the edges of the background, in points. Negative values move it inside. The
  /// default is 0.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background. By default there is none.
  public var shadowProperties = UIShadowProperties()

  /// Returns the background color, after the transformer has been applied.
  ///
  /// - Parameter tintColor: The tint color of the view.
  /// - Returns: The resolved color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = colorStorage ?? tintColor
    return colorTransformer?.transformer(color) ?? color
  }

  /// Returns the color of the stroke, after the transformer has been applied.
  ///
  /// - Parameter tintColor: The tint color of the view.
  /// - Returns: The resolved color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeTransformer?.transformer(color) ?? color
  }

  /// Returns the configuration with the default values for a state. Properties that were set explicitly keep their
  /// values.
  ///
  /// - Parameter state: The state of the cell or view.
  /// - Returns: The updated configuration.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    if !isColorCustom { result.colorStorage = Self.color(of: style, StyleState(state)) }
    return result
  }
}
