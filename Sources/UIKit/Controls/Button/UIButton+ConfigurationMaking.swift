extension UIButton.Configuration {
  /// Text and image in the tint colour, without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// On a grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// In the tint colour, on a background of a thinner tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// White on the tint colour.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// Without a background, as `plain`.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }
  /// With the platform's background: grey, as `gray`.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }
  /// With the platform's background in the tint colour, as `tinted`.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.borderedTinted) }
  /// With the platform's background for what stands out, as `filled`.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.borderedProminent) }
  /// A capsule of glass: a translucent ground with a bright edge. What lies behind is not bent.
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(.glass) }
  /// Glass that lets more of what lies behind through.
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(.clearGlass) }
  /// Glass in the tint colour.
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentGlass) }
  /// Clear glass in the tint colour.
  public static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentClearGlass) }
}
