import CoreGraphics
import Foundation

/// Describes what stands where there is nothing to show: an image, two texts and up to two buttons, one below the other.
///
/// Paddings and fonts are not measured: they are those that iOS 17's documentation shows.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where image, texts and buttons stand.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the edge where reading begins.
    case natural = 1
  }

  /// Which texts and images the defaults are.
  enum Style: Hashable, Sendable { case empty, loading, search }

  let style: Style
  private var ownText: String?
  private var hasOwnText = false

  init(_ style: Style) {
    self.style = style
    switch style {
    case .empty: break
    case .loading: textProperties.color = .secondaryLabel
    case .search:
      image = UIImage(systemName: "magnifyingglass")
      secondaryText = "Check the spelling or try a new search."
    }
    if style == .loading { textProperties.font = .preferredFont(forTextStyle: .subheadline) }
  }

  /// Nothing yet: for texts and images of your own.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }
  /// What is shown while content is on its way: an activity indicator in the place of the image, and a text.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }
  /// What is shown where a search found nothing; names what was searched for where the state knows it.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

  /// Above the texts. Default nil; a magnifying glass for searches.
  public var image: UIImage?
  /// How the image is shown; while loading, the tint of the activity indicator.
  public var imageProperties = ImageProperties()

  /// The first text; setting it drops `attributedText`. Default nil; what is going on for loading and searches.
  public var text: String? {
    get { hasOwnText ? ownText : style.text(nil) }
    set {
      ownText = newValue
      hasOwnText = true
      attributedText = nil
    }
  }
  /// The first text with attributes, which go before `textProperties`. Default nil.
  public var attributedText: NSAttributedString?
  /// How the first text is shown.
  public var textProperties = TextProperties(isSecondary: false)

  /// The second text; setting it drops `secondaryAttributedText`. Default nil; an advice for searches.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The second text with attributes, which go before `secondaryTextProperties`. Default nil.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties(isSecondary: true)

  /// The look of the first button, which is shown when it has a title or an image. Default: plain, without either.
  public var button = UIButton.Configuration.plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button, below the first one. Default: plain, without title and image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// Where everything stands. Default in the middle.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the superview. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points. Default 16 at the sides.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  /// Between image and first text, in points. Default 10.
  public var imageToTextPadding: CGFloat = 10
  /// Between the texts, in points. Default 6.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Between texts and first button, in points. Default 20.
  public var textToButtonPadding: CGFloat = 20
  /// Between the buttons, in points. Default 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Behind everything. Default clear.
  public var background = UIBackgroundConfiguration.clear()

  /// A new view that shows this configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// This configuration for a state: a search names what was searched for. What was set stays.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var result = self
    if !hasOwnText, let state = state as? UIContentUnavailableConfigurationState {
      result.ownText = style.text(state.searchText)
      result.hasOwnText = result.ownText != style.text(nil)
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
