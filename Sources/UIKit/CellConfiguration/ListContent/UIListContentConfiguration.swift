import CoreGraphics
import Foundation

/// A configuration for the content of a list's cell, header or footer: an image, a text and a secondary text.
///
/// Properties that were set explicitly keep their values when the state changes. All others get the default values for
/// the new state (`updated(for:)`). Lengths are in points.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Constants that specify the style of list content. The style determines the default values of a configuration.
  enum Style: Hashable, Sendable {
    case cell, subtitle, value, plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader
    case extraProminentHeader, sidebarCell, sidebarSubtitle, sidebarHeader, accompaniedSidebarCell
    case accompaniedSidebarSubtitle
  }

  let style: Style

  /// Indicates whether the configuration has the style of a cell, as opposed to a header or footer.
  var isCell: Bool {
    switch style {
    case .cell, .subtitle, .value, .sidebarCell, .sidebarSubtitle, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitle:
      true
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader, .extraProminentHeader,
      .sidebarHeader:
      false
    }
  }

  /// The image beside the texts. The default is `nil`.
  public var image: UIImage?
  /// The properties of the image, such as its tint color and maximum size.
  public var imageProperties = ImageProperties()

  /// The primary text. Setting this property removes `attributedText`. The default is `nil`.
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// The primary text with attributes, which take precedence over `textProperties`. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text, such as its font and color.
  public var textProperties: TextProperties

  /// The secondary text. Setting this property removes `secondaryAttributedText`. The default is `nil`.
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  /// The secondary text with attributes, which take precedence over `secondaryTextProperties`. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text, such as its font and color.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the superview. The default is `horizontal`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points. The default depends on the style of the configuration.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// A Boolean value that determines whether the secondary text is beside the primary text, at the trailing edge, if
  /// there is room for both. The default is `true` for `valueCell()` and `false` for all other configurations.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points. The default is 16.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum space between texts that are side by side, in points. The default is 6 (measured on iOS 26.1, table
  /// cells).
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The vertical space between the texts, in points. The default is 4 for `valueCell()` and 0 for all other
  /// configurations (measured on iOS 26.1, list cells).
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha: CGFloat = 1

  init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(style, isSecondary: false)
    secondaryTextProperties = TextProperties(style, isSecondary: true)
    directionalLayoutMargins = Self.margins(of: style)
    prefersSideBySideTextAndSecondaryText = style == .value
    textToSecondaryTextVerticalPadding = style == .value ? 4 : 0
  }

  /// Creates a view that shows the configuration.
  ///
  /// - Returns: A `UIListContentView`.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the default values for a state. Properties that were set explicitly keep their
  /// values.
  ///
  /// - Parameter state: The state of the cell or view.
  /// - Returns: The updated configuration.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let styleState = StyleState(state)
    var result = self
    result.textProperties.update(style, isSecondary: false, styleState)
    result.secondaryTextProperties.update(style, isSecondary: true, styleState)
    result.imageProperties.update(style, styleState)
    return result
  }
}
