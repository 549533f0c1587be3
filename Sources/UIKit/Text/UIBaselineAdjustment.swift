/// The vertical position of text in a label after it was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is that of the text at its full size.
  case alignBaselines = 0
  /// The text is centered.
  case alignCenters = 1
  /// The top is that of the text at its full size.
  case none = 2
}
