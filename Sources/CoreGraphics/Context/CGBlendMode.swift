/// The operation that combines drawing with the existing content.
///
/// In the formulas, S is the source, D the destination and R the result, all premultiplied. Sa and Da are their alpha.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the destination: R = S + D·(1 − Sa).
  case normal
  /// Multiplies source and destination. No component of the result is lighter than in either.
  case multiply
  /// Multiplies the complements of source and destination. No component of the result is darker than in either.
  case screen
  /// Multiplies or screens the colors, depending on the destination.
  case overlay
  /// Uses the darker of source and destination for each component.
  case darken
  /// Uses the lighter of source and destination for each component.
  case lighten
  /// Brightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Darkens or lightens the destination softly, depending on the source.
  case softLight
  /// Multiplies or screens the colors, depending on the source.
  case hardLight
  /// Uses the absolute difference of source and destination.
  case difference
  /// Uses the difference of source and destination, with less contrast than `difference`.
  case exclusion
  /// Combines the hue of the source with the saturation and luminosity of the destination.
  case hue
  /// Combines the saturation of the source with the hue and luminosity of the destination.
  case saturation
  /// Combines the hue and saturation of the source with the luminosity of the destination.
  case color
  /// Combines the luminosity of the source with the hue and saturation of the destination.
  case luminosity
  /// Makes the destination transparent: R = 0.
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
  /// Preserves the destination where the source is opaque: R = D·Sa.
  case destinationIn
  /// Preserves the destination where the source is transparent: R = D·(1 − Sa).
  case destinationOut
  /// Preserves the destination where the source is opaque, and draws the source behind it: R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Draws source and destination, each where the other is transparent: R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// Adds the complements of source and destination, so the result is darker: R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// Adds source and destination, so the result is lighter: R = min(1, S + D).
  case plusLighter
}
