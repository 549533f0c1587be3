/// The operation that combines drawing with the existing content.
///
/// In the formulas, S is the source, D the destination and R the result, all premultiplied; Sa and Da are their alpha.
public enum CGBlendMode: Int32, Sendable {
  /// R = S + D·(1 − Sa): the source covers the destination.
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
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter
}
