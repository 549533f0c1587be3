/// The operation that combines drawing with the existing content.
///
/// In the formulas, S is the source, D the destination and R the result, all premultiplied; Sa and Da are their alpha.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the destination: R = S + D·(1 − Sa).
  case normal
  /// Multiplies source and destination. The result is never lighter than either.
  case multiply
  /// Multiplies the complements. The result is never darker than either.
  case screen
  /// Multiplies or screens, depending on the destination.
  case overlay
  /// Uses the darker value of each component.
  case darken
  /// Uses the lighter value of each component.
  case lighten
  /// Brightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Darkens or lightens softly, depending on the source.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// Uses the absolute difference of source and destination.
  case difference
  /// Uses a difference with less contrast than `difference`.
  case exclusion
  /// Combines the hue of the source with the saturation and luminosity of the destination.
  case hue
  /// Combines the saturation of the source with the hue and luminosity of the destination.
  case saturation
  /// Combines the hue and saturation of the source with the luminosity of the destination.
  case color
  /// Combines the luminosity of the source with the hue and saturation of the destination.
  case luminosity
  /// Clears the destination: R = 0.
  case clear
  /// Replaces the destination by the source: R = S.
  case copy
  /// Draws the source where the destination is opaque: R = S·Da.
  case sourceIn
  /// Draws the source where the destination is transparent: R = S·(1 − Da).
  case sourceOut
  /// Draws the source over the opaque parts of the destination: R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// Draws the source behind the destination: R = S·(1 − Da) + D.
  case destinationOver
  /// Keeps the destination where the source is opaque: R = D·Sa.
  case destinationIn
  /// Keeps the destination where the source is transparent: R = D·(1 − Sa).
  case destinationOut
  /// Keeps the destination where the source is opaque, with the source behind it: R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Draws each where the other is transparent: R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// Adds the complements, towards black: R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// Adds source and destination, towards white: R = min(1, S + D).
  case plusLighter
}
