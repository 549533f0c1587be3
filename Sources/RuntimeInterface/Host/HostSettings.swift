/// The preferences of the desktop's user that are known to the host.
package struct HostSettings: Equatable, Sendable {
  /// A color in sRGB. Its components are in the range 0...1.
  package struct Color: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// Indicates whether a dark appearance is preferred, or nil if the desktop has no preference.
  package var prefersDark: Bool?
  package var prefersHighContrast = false
  /// The color of interactive elements, or nil to use the application's own color.
  package var accentColor: Color?
  /// The size of text as a multiple of the standard size.
  package var textScale = 1.0
  package var prefersReducedMotion = false
  /// Indicates whether times are shown in the 24-hour format, or nil if the locale determines the format.
  package var uses24Hours: Bool?
  /// The identifier of the locale of dates and numbers, such as `de_DE`, or nil to use the locale of the process.
  package var localeIdentifier: String?

  package init() {}
}
