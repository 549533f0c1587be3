import CoreGraphics

/// Makes one colour of another when a configuration's colour is resolved.
public struct UIConfigurationColorTransformer {
  /// What makes the colour.
  public let transform: (UIColor) -> UIColor

  /// A transformer that does what `transform` says.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that becomes of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same brightness and opacity, in light and dark.
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

  /// The tint as it is: iOS has no system-wide accent colour that would take its place.
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A tint without colour, for content of lesser rank: the secondary label's colour.
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
