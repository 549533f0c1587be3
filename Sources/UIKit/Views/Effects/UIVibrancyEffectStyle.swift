/// The prominence of vibrant content.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The style of labels with primary content.
  case label = 0
  /// The style of labels with secondary content, which are less prominent than `label`.
  case secondaryLabel = 1
  /// The style of labels with tertiary content, which are less prominent than `secondaryLabel`.
  case tertiaryLabel = 2
  /// The style of labels with quaternary content, which are less prominent than `tertiaryLabel`.
  case quaternaryLabel = 3
  /// The style of large filled areas.
  case fill = 4
  /// The style of filled areas that are less prominent than `fill`.
  case secondaryFill = 5
  /// The style of filled areas that are less prominent than `secondaryFill`.
  case tertiaryFill = 6
  /// The style of lines between content.
  case separator = 7

  /// The color in which template images and labels in the tint color are shown.
  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
