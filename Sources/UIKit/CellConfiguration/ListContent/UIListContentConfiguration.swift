import CoreGraphics
import Foundation

/// Describes the content of a list's cell, header or footer: an image, a text and a second text.
///
/// What you set stays; what you leave follows the state (`updated(for:)`). Lengths are in points.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Which look the defaults come from.
  enum Style: Hashable, Sendable {
    case cell, subtitle, value, plainHeader, plainFooter, groupedHeader, groupedFooter, prominentHeader
    case extraProminentHeader, sidebarCell, sidebarSubtitle, sidebarHeader, accompaniedSidebarCell
    case accompaniedSidebarSubtitle
  }

  let style: Style

  /// Whether it is the content of a cell, not of a header or footer.
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

  /// Default nil.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()

  /// The first text; setting it drops `attributedText`. Default nil.
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// The first text with attributes, which go before `textProperties`. Default nil.
  public var attributedText: NSAttributedString?
  /// How the first text is shown.
  public var textProperties: TextProperties

  /// The second text; setting it drops `secondaryAttributedText`. Default nil.
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  /// The second text with attributes, which go before `secondaryTextProperties`. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the superview. Default horizontal.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The space around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the trailing edge beside the first where both have room. Default: in
  /// `valueCell()` only.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between image and texts. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side. Default 6 (measured on iOS 26.1, table cells).
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts one above the other, in points. The default is 4 for `valueCell()` and 0 for all others
  /// (measured on iOS 26.1, list cells).
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How opaque the content is. Default 1.
  public var alpha: CGFloat = 1

  init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(style, isSecondary: false)
    secondaryTextProperties = TextProperties(style, isSecondary: true)
    directionalLayoutMargins = Self.margins(of: style)
    prefersSideBySideTextAndSecondaryText = style == .value
    textToSecondaryTextVerticalPadding = style == .value ? 4 : 0
  }

  /// A new view that shows this configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// This configuration with the look of a state. What was set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let look = LookState(state)
    var result = self
    result.textProperties.update(style, isSecondary: false, look)
    result.secondaryTextProperties.update(style, isSecondary: true, look)
    result.imageProperties.update(style, look)
    return result
  }
}
