/// Where text that was made smaller to fit stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text in its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top of the text in its full size.
  case none = 2
}
