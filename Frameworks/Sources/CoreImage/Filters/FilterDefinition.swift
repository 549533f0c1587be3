import Foundation

/// The kinds of values that filters take.
enum ValueKind: Sendable {
  case image, number, vector, color, data, text, transform, flag

  var description: String {
    switch self {
    case .image: "a CIImage"
    case .number: "a number"
    case .vector: "a CIVector"
    case .color: "a CIColor"
    case .data: "Data"
    case .text: "a String"
    case .transform: "an NSValue with a CGAffineTransform"
    case .flag: "a Boolean value"
    }
  }

  /// The name of the class in the attributes of a filter.
  var className: String {
    switch self {
    case .image: "CIImage"
    case .number, .flag: "NSNumber"
    case .vector: "CIVector"
    case .color: "CIColor"
    case .data: "NSData"
    case .text: "NSString"
    case .transform: "NSAffineTransform"
    }
  }

  /// Returns a value as the kind has it, or nil if it is of another kind.
  func converted(_ value: Any) -> Any? {
    switch self {
    case .image: return value as? CIImage
    case .number, .flag:
      if let number = value as? NSNumber { return number.doubleValue.isFinite ? number : nil }
      return (value as? CGFloat).flatMap { $0.isFinite ? NSNumber(value: Double($0)) : nil }
    case .vector:
      if let vector = value as? CIVector { return vector }
      if let point = value as? CGPoint { return CIVector(cgPoint: point) }
      return (value as? CGRect).map { CIVector(cgRect: $0) }
    case .color: return value as? CIColor
    case .data: return value as? Data ?? (value as? String).map { Data($0.utf8) }
    case .text: return value as? String
    case .transform:
      if let transform = value as? CGAffineTransform { return transform }
      if let vector = value as? CIVector, vector.count == 6 { return vector.cgAffineTransformValue }
      return (value as? NSValue).flatMap { $0 is NSNumber ? nil : $0.cgAffineTransformValue }
    }
  }
}

/// A value that a filter takes.
struct FilterInput: @unchecked Sendable {
  let key: String
  let kind: ValueKind
  let standard: Any?
  let range: ClosedRange<Double>?

  static let image = FilterInput(key: kCIInputImageKey, kind: .image, standard: nil, range: nil)
  static let background = FilterInput(key: kCIInputBackgroundImageKey, kind: .image, standard: nil, range: nil)
  static let center = vector(kCIInputCenterKey, [150, 150])

  static func image(_ key: String) -> FilterInput { FilterInput(key: key, kind: .image, standard: nil, range: nil) }

  static func number(_ key: String, _ standard: Double, _ range: ClosedRange<Double>? = nil) -> FilterInput {
    FilterInput(key: key, kind: .number, standard: NSNumber(value: standard), range: range)
  }

  static func vector(_ key: String, _ values: [CGFloat]) -> FilterInput {
    FilterInput(key: key, kind: .vector, standard: CIVector(values), range: nil)
  }

  static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> FilterInput
  {
    FilterInput(key: key, kind: .color, standard: CIColor(red: red, green: green, blue: blue, alpha: alpha), range: nil)
  }

  static func other(_ key: String, _ kind: ValueKind, _ standard: Any? = nil) -> FilterInput {
    FilterInput(key: key, kind: kind, standard: standard, range: nil)
  }
}

/// The values of a filter. Missing values have their defaults.
struct FilterValues {
  private let definition: FilterDefinition
  private let values: [String: Any]

  init(_ definition: FilterDefinition, _ values: [String: Any]) {
    self.definition = definition
    self.values = values
  }

  private func value(_ key: String) -> Any? {
    values[key] ?? definition.inputs.first { $0.key == key }?.standard
  }

  func image(_ key: String = kCIInputImageKey) -> Recipe? { (value(key) as? CIImage)?.recipe }
  var background: Recipe? { image(kCIInputBackgroundImageKey) }
  func text(_ key: String) -> String { value(key) as? String ?? "" }
  func data(_ key: String) -> Data? { value(key) as? Data }
  func vector(_ key: String) -> CIVector { value(key) as? CIVector ?? CIVector([]) }
  func color(_ key: String) -> CIColor { value(key) as? CIColor ?? .black }

  /// Returns a number between -1,000,000 and 1,000,000.
  func number(_ key: String) -> Double { min(1e6, max(-1e6, (value(key) as? NSNumber)?.doubleValue ?? 0)) }
  func float(_ key: String) -> Float { Float(number(key)) }

  func point(_ key: String = kCIInputCenterKey) -> SIMD2<Float> {
    let values = vector(key).simd
    return SIMD2(min(1e6, max(-1e6, values.x)), min(1e6, max(-1e6, values.y)))
  }

  var transform: CGAffineTransform { value(kCIInputTransformKey) as? CGAffineTransform ?? .identity }
}

/// A filter of Core Image: its values and the recipe of its result.
struct FilterDefinition: Sendable {
  let name: String
  let displayName: String
  let categories: [String]
  let inputs: [FilterInput]
  let make: @Sendable (FilterValues) -> Recipe?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput], _ make: @escaping @Sendable (FilterValues) -> Recipe?
  ) {
    self.name = name
    self.inputs = inputs
    self.make = make
    categories = [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
    // "CIPhotoEffectNoir" is displayed as "Photo Effect Noir".
    displayName = name.dropFirst(2).reduce(into: "") { text, character in
      if character.isUppercase, let last = text.last, last.isLowercase { text.append(" ") }
      text.append(character)
    }
  }

  static let all: [String: FilterDefinition] = Dictionary(
    uniqueKeysWithValues: (colorFilters + effectFilters + geometryFilters + compositingFilters + generatorFilters).map {
      ($0.name, $0)
    })

  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
      kCIAttributeFilterCategories: categories,
    ]
    for input in inputs {
      var values: [String: Any] = [kCIAttributeClass: input.kind.className]
      values[kCIAttributeDefault] = input.standard
      if let range = input.range {
        values[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
        values[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
      }
      result[input.key] = values
    }
    return result
  }
}
