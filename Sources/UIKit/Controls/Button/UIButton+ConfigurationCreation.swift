extension UIButton.Configuration {
  /// Creates a configuration without a background, with text and image in the tint color.
  ///
  /// - Returns: A configuration with this style.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Creates a configuration with a gray background.
  ///
  /// - Returns: A configuration with this style.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Creates a configuration with text in the tint color on a translucent background in the tint color.
  ///
  /// - Returns: A configuration with this style.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Creates a configuration with white text on a background in the tint color.
  ///
  /// - Returns: A configuration with this style.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// Creates a configuration without a background. It looks like `plain()`.
  ///
  /// - Returns: A configuration with this style.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }
  /// Creates a configuration with the platform's standard background. It is gray, like that of `gray()`.
  ///
  /// - Returns: A configuration with this style.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.bordered) }
  /// Creates a configuration with the platform's background in the tint color. It looks like `tinted()`.
  ///
  /// - Returns: A configuration with this style.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.borderedTinted) }
  /// Creates a configuration with the platform's background for prominent buttons. It looks like `filled()`.
  ///
  /// - Returns: A configuration with this style.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.borderedProminent) }
  /// Creates a configuration with a capsule of glass, which is a translucent background with a bright edge.
  ///
  /// - Returns: A configuration with this style.
  /// - Note: In Tessera, glass does not refract the content behind it.
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(.glass) }
  /// Creates a configuration with a capsule of glass that is more transparent than `glass()`.
  ///
  /// - Returns: A configuration with this style.
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(.clearGlass) }
  /// Creates a configuration with a capsule of glass in the tint color.
  ///
  /// - Returns: A configuration with this style.
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentGlass) }
  /// Creates a configuration with a capsule of clear glass in the tint color.
  ///
  /// - Returns: A configuration with this style.
  public static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration(.prominentClearGlass) }
}
