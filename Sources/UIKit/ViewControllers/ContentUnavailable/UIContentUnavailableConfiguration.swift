import CoreGraphics
import Foundation

/// A content configuration for an empty view, with an image, two texts and up to two buttons in a column.
///
/// The default paddings and fonts come from the documentation of iOS 17 and were not measured.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The horizontal alignment of the image, the texts and the buttons.
  public enum Alignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center = 0
    /// The content is at the leading edge.
    case natural = 1
  }

  /// The kind of a configuration. The kinds differ in their default texts and images.
  enum Style: Hashable, Sendable { case empty, loading, search }

  let style: Style
  private var customText: String?
  private var hasCustomText = false

  init(_ style: Style) {
    self.style = style
    switch style {
    case .empty: break
    case .loading: textProperties.color = .secondaryLabel
    case .search:
      image = UIImage(systemName: "magnifyingglass")
      secondaryText = "Check the spelling or try a new search."
    }
    if style == .loading { textProperties.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: .current) }
  }

  /// Returns a configuration without content, to which texts and images can be added.
  ///
  /// - Returns: A configuration that is not specific to a purpose.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }
  /// Returns a configuration for content that is being loaded, with an activity indicator instead of an image.
  ///
  /// - Returns: A configuration for loading.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }
  /// Returns a configuration for a search without results. `updated(for:)` adds the text for which the user searched.
  ///
  /// - Returns: A configuration for a search.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

  /// The image above the texts. The default is a magnifying glass in a configuration for a search, otherwise nil.
  public var image: UIImage?
  /// The properties of the image. During loading, its tint color applies to the activity indicator.
  public var imageProperties = ImageProperties()

  /// The primary text. Setting this property removes `attributedText`. The default is a description in the
  /// configurations for loading and for a search, otherwise nil.
  public var text: String? {
    get { hasCustomText ? customText : style.text(nil) }
    set {
      customText = newValue
      hasCustomText = true
      attributedText = nil
    }
  }
  /// The primary text as an attributed string, whose attributes override `textProperties`. The default is nil.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text, such as its font and color.
  public var textProperties = TextProperties(isSecondary: false)

  /// The secondary text. Setting this property removes `secondaryAttributedText`. The default is a hint in a
  /// configuration for a search, otherwise nil.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The secondary text as an attributed string, whose attributes override `secondaryTextProperties`. The default is
  /// nil.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text, such as its font and color.
  public var secondaryTextProperties = TextProperties(isSecondary: true)

  /// The configuration of the first button. The button is shown if its configuration has a title or an image. The
  /// default is a plain configuration without a title and an image.
  public var button = UIButton.Configuration.plain()
  /// The action and the state of the first button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, which is below the first one. The default is a plain configuration without
  /// a title and an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action and the state of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The horizontal alignment of the content. The default is `center`.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least as large as those of the superview. The default is both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points. The default is 16 at the sides and 0 at the top and bottom.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  /// The distance between the image and the primary text, in points. The default is 10.
  public var imageToTextPadding: CGFloat = 10
  /// The distance between the texts, in points. The default is 6.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the first button, in points. The default is 20.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points. The default is 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The configuration of the background behind the content. The default is clear.
  public var background = UIBackgroundConfiguration.clear()

  /// Returns a new view with this configuration.
  ///
  /// - Returns: A `UIContentUnavailableView`.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns a copy of the configuration for a state. A configuration for a search shows the search text of the state,
  /// unless the application has set the text of the configuration.
  ///
  /// - Parameter state: The state of the view.
  /// - Returns: The updated configuration.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var result = self
    if !hasCustomText, let state = state as? UIContentUnavailableConfigurationState {
      result.customText = style.text(state.searchText)
      result.hasCustomText = result.customText != style.text(nil)
    }
    return result
  }
}

extension UIContentUnavailableConfiguration.Style {
  fileprivate func text(_ searchText: String?) -> String? {
    switch self {
    case .empty: return nil
    case .loading: return "Loading…"
    case .search:
      guard let searchText, !searchText.isEmpty else { return "No Results" }
      return "No Results for “\(searchText)”"
    }
  }
}
