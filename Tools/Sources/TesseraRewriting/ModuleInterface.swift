/// The facts about a module that the rewriting of the modules that import it needs.
public struct ModuleInterface: Hashable, Codable, Sendable {
  /// A protocol of the module.
  public struct ProtocolEntry: Hashable, Codable, Sendable {
    /// All methods of a protocol that was `@objc`, with their labels. Methods that satisfy them are known to the
    /// Objective-C runtime.
    public var exposedMethods: Set<String> = []
    /// The names in Objective-C of the methods that have an explicit one. The methods that satisfy them have it as well.
    public var objectiveCNames: [String: String] = [:]
    /// The methods that were optional, with their labels: `board(_:didMove:)`.
    public var optionalMethods: Set<String> = []
    /// The declarations of the optional methods, without their attributes and modifiers.
    public var optionalDeclarations: [String] = []
    /// The properties that were optional.
    public var optionalProperties: Set<String> = []

    /// Creates an entry without optional members.
    public init() {}
  }

  /// The name of the module.
  public var moduleName: String
  /// The protocols of the module by name.
  public var protocols: [String: ProtocolEntry] = [:]
  /// The superclasses of the module's classes by name, with an empty text for a class without a superclass.
  public var superclasses: [String: String] = [:]
  /// The classes whose members can be found by name (`_MemberLookup`).
  public var lookupClasses: Set<String> = []

  /// The types that are left out, because they need a framework that is not available.
  public var leftOutTypes: Set<String> = []

  /// The names of the types with which the properties of the module are declared, by the names of the properties.
  public var variableTypes: [String: Set<String>] = [:]

  /// Creates an interface without declarations.
  ///
  /// - Parameter moduleName: The name of the module.
  public init(moduleName: String) { self.moduleName = moduleName }
}
