/// The vertical position of a label's text after the font was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is in the position that it has at the full size.
  case alignBaselines = 0
  /// The text is vertically centered.
  case alignCenters = 1
  /// The top of the text is in the position that it has at the full size.
  case none = 2
}
