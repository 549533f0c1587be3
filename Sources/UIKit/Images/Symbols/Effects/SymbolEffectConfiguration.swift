import CoreGraphics

/// The motion of a symbol effect. Apple's effects create it; its content is not public.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kind of motion.
  enum Kind: String, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe
  }

  let kind: Kind
  /// The factor by which the symbol is scaled at the extreme of the motion.
  var scale: CGFloat = 1
  /// The opacity at the extreme of the motion.
  var opacity: CGFloat = 1
  /// The angle at the extreme of the motion, in radians.
  var angle: CGFloat = 0
  /// The duration of the motion in seconds. The durations of UIKit are not published.
  var duration: Double = 0.5
  /// Indicates whether the motion is repeated until the effect is removed, unless the options say otherwise.
  var isContinuous = false
  /// Indicates whether the symbol remains at the extreme of the motion until the effect is removed.
  var isLasting = false
}
