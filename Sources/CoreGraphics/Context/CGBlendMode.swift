/// How what is drawn is mixed with what is there. S is the source, D the destination, R the result, all premultiplied;
/// Sa, Da their alpha.
public enum CGBlendMode: Int32, Sendable {
  /// R = S + D·(1 − Sa): the source covers the destination.
  case normal
  /// Products: never lighter than either.
  case multiply
  /// Products of the complements: never darker than either.
  case screen
  /// Multiplies or screens, as the destination is dark or light.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// Brightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Darkens or lightens softly, as the source is dark or light.
  case softLight
  /// Multiplies or screens, as the source is dark or light.
  case hardLight
  /// The absolute difference.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
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
