import CoreGraphics

/// A function that transforms a color of a configuration. For example, it can return a gray of the same brightness.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the transformed color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  ///
  /// - Parameter transform: A closure that returns the transformed color.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color. With this method, a transformer can be called like a function.
  ///
  /// - Parameter input: The original color.
  /// - Returns: The transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray with the same brightness and opacity as the color, in light mode and in dark mode.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { input in
    UIColor { traits in
      let color = input.resolvedColor(with: traits)
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  /// A transformer that returns the tint color unchanged. iOS has no system-wide accent color that could replace it.
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A transformer that returns a neutral tint for content of lower priority: the color of secondary labels.
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
