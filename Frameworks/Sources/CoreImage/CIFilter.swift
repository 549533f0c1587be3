import UIKit

/// A filter: values with names, and an output image that depends on them.
///
/// The results of filters whose formulas Apple publishes are the same as on iOS, except for rounding. Of the photo effects, sepia,
/// vibrance, the vignettes and the distortions only the purpose is published; these are similar. Values of a wrong kind, unknown
/// keys and unknown names are reported to standard error.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  let definition: FilterDefinition?
  private var values: [String: Any] = [:]
  private var ownName: String?

  /// Creates a filter of an application's own class, whose `outputImage` is overridden.
  public override init() {
    definition = nil
    super.init()
  }

  init(_ definition: FilterDefinition) {
    self.definition = definition
    super.init()
    setDefaults()
  }

  /// Creates a filter with its default values. The result is nil if there is no filter with the name, which is reported.
  ///
  /// - Parameter name: The name, such as "CISepiaTone".
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter with values. The result is nil if there is no filter with the name, which is reported.
  ///
  /// - Parameters:
  ///   - name: The name, such as "CISepiaTone".
  ///   - params: Values that replace the defaults.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let definition = FilterDefinition.all[name] else {
      Self.report("there is no filter “\(name)”. CIFilter.filterNames(inCategory: nil) lists those of Tessera")
      return nil
    }
    self.init(definition)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Creates a filter with values.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - params: Values that replace the defaults.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Writes a message to standard error.
  static func report(_ message: String) { FileHandle.standardError.write(Data("Core Image: \(message)\n".utf8)) }

  /// The name of the filter.
  open var name: String {
    get { ownName ?? definition?.name ?? "\(type(of: self))" }
    set { ownName = newValue }
  }

  /// A Boolean value that determines whether a filter that belongs to a layer is applied. Layers have no filters in Tessera.
  open var isEnabled = true

  /// The keys of the values that the filter takes, in the order of its documentation.
  open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }
  /// The keys of the values that the filter returns.
  open var outputKeys: [String] { definition == nil ? [] : [kCIOutputImageKey] }
  /// The name and the categories of the filter, and for each of its values the kind, the default and the range.
  open var attributes: [String: Any] { definition?.attributes ?? [:] }

  /// The result of the filter, or nil if a value that it needs is missing.
  open var outputImage: CIImage? {
    guard let definition else { return nil }
    return definition.make(FilterValues(definition, values)).map { CIImage($0) }
  }

  /// Sets all values to their defaults. Images and texts have none.
  open func setDefaults() {
    values = [:]
    for input in definition?.inputs ?? [] { values[input.key] = input.standard }
  }

  /// Sets a value. A value of a wrong kind or an unknown key is reported, and changes nothing.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to remove it.
  ///   - key: The key, such as `kCIInputRadiusKey`.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let definition else {
      // The properties of a class of the application.
      values[key] = value
      return
    }
    guard let input = definition.inputs.first(where: { $0.key == key }) else {
      return Self.report(
        "\(name) has no value “\(key)”. It has \(inputKeys.joined(separator: ", "))")
    }
    guard let value, !(value is NSNull) else { return values[key] = nil }
    guard let converted = input.kind.converted(value) else {
      return Self.report("the value “\(key)” of \(name) is \(input.kind.description), and not a \(type(of: value))")
    }
    values[key] = converted
  }

  /// Returns a value.
  ///
  /// - Parameter key: The key, such as `kCIInputRadiusKey` or `kCIOutputImageKey`.
  /// - Returns: The value, or nil.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Returns the names of the filters that belong to a category.
  ///
  /// - Parameter category: The category, or nil for all filters.
  /// - Returns: The names in alphabetical order.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that belong to all of several categories.
  ///
  /// - Parameter categories: The categories, or nil for all filters.
  /// - Returns: The names in alphabetical order.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.values.filter { definition in
      categories?.allSatisfy { definition.categories.contains($0) } ?? true
    }.map(\.name).sorted()
  }

  /// Returns the name of a filter for display.
  ///
  /// - Parameter filterName: The name of the filter.
  /// - Returns: The name in English, or nil if there is no such filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName]?.displayName
  }

  /// Returns a filter with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The filter.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let definition else { return self }
    let copy = BuiltinFilter(definition)
    copy.values = values
    return copy
  }

  open override var description: String { "<\(name): \(values)>" }
}
