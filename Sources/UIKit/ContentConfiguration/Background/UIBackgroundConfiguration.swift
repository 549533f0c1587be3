import CoreGraphics
import Foundation

/// Describes what lies behind the content of a cell: a colour or a view of your own, with rounded corners, a stroke, an
/// image and a shadow.
///
/// What you set stays; what you leave follows the state (`updated(for:)`). A visual effect is kept but not drawn.
public struct UIBackgroundConfiguration: Hashable {
  /// Which look the defaults come from.
  enum Style: Hashable, Sendable {
    case button
    case clear, listCell, groupedCell, plainHeader, groupedHeader, sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  let style: Style
  private var colorStorage: UIColor?
  private var isColorCustom = false
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

  /// Whether the colour was set by hand.
  var hasOwnColor: Bool { isColorCustom }

  /// Gives it the colour of a state, which counts as not set by hand.
  mutating func resolve(_ color: UIColor) { colorStorage = color }

  /// Under the content, over everything else in the background; fills it, within the insets. Default nil.
  public var customView: UIView?
  /// How round the corners are, in points. Default 0; 10 in sidebars.
  public var cornerRadius: CGFloat = 0
  /// The space around the background, in points. Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The colour; nil: the tint of the view. Default: what the look says for the state.
  public var backgroundColor: UIColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      isColorCustom = true
    }
  }

  /// Makes the colour of `backgroundColor`. Default nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = ColorTransformerBox(newValue) }
  }

  /// Kept, not drawn: what lies behind shows through as it is. Default nil.
  public var visualEffect: UIVisualEffect?
  /// Above the colour. Default nil.
  public var image: UIImage?
  /// How the image fills the background. Default `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke's colour; nil, the default: the tint of the view.
  public var strokeColor: UIColor?

  /// Makes the stroke's colour of `strokeColor`. Default nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer?.transformer }
    set { strokeTransformer = ColorTransformerBox(newValue) }
  }

  /// How thick the stroke is, in points. Default 0, no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background's edges the stroke lies, in points; negative: inside. Default 0.
  public var strokeOutset: CGFloat = 0
  /// The shadow. Default: none.
  public var shadowProperties = UIShadowProperties()

  /// The colour that is drawn for a view of that tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = colorStorage ?? tintColor
    return colorTransformer?.transformer(color) ?? color
  }

  /// The stroke's colour that is drawn for a view of that tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeTransformer?.transformer(color) ?? color
  }

  /// This configuration with the look of a state. What was set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    if !isColorCustom { result.colorStorage = Self.color(of: style, LookState(state)) }
    return result
  }
}
