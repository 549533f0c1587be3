import Foundation

extension UIListContentConfiguration.TextProperties {
  /// Applies these properties to a label. The text itself is set separately.
  @MainActor
  func apply(to label: UILabel) {
    label.font = font
    label.textColor = resolvedColor()
    label.textAlignment =
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = numberOfLines
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
  }

  func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
