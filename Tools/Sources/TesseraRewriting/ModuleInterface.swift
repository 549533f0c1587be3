/// The facts about a module that are needed to rewrite the modules that import it.
public struct ModuleInterface: Hashable, Codable, Sendable {
  /// The facts about a protocol of the module: its optional members, and the names of its methods in Objective-C.
  public struct ProtocolEntry: Hashable, Codable, Sendable {
    /// The methods of a protocol that was `@objc`, with their labels. Methods that implement them are exposed to the
    /// Objective-C runtime.
    public var exposedMethods: Set<String> = []
    /// The explicit names in Objective-C of the protocol's methods, by the names with labels. Methods that implement
    /// them have the same names.
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

  /// The name of the module, by which other modules import it.
  public var moduleName: String
  /// The protocols of the module by name.
  public var protocols: [String: ProtocolEntry] = [:]
  /// The superclasses of the module's classes by name, with an empty text for a class without a superclass.
  public var superclasses: [String: String] = [:]
  /// The classes whose members can be found by name (`_MemberLookup`).
  public var lookupClasses: Set<String> = []

  /// The public classes with a public `init()` of their own or of a superclass of the project, which their subclasses inherit.
  public var initializedClasses: Set<String> = []

  /// The methods of the module's classes that take the place of methods of `NSObject` which Foundation on Linux does not
  /// have, so that subclasses override them: the names with labels, by the name of the class.
  public var runtimeMethods: [String: Set<String>] = [:]

  /// The members of the module's extensions of other modules' classes that are `dynamic`, so that modules that import
  /// this one can override them: the names with labels, by the name of the class.
  public var dynamicMembers: [String: Set<String>] = [:]

  /// The types that are left out because they need an unavailable framework.
  public var leftOutTypes: Set<String> = []

  /// The names of the types with which the properties of the module are declared, by the names of the properties.
  public var variableTypes: [String: Set<String>] = [:]

  /// The types of the module whose names newer versions of Foundation also declare.
  public var laterNames: Set<String> = []

  /// The types and type aliases at the top level of the module. The value indicates whether the declaration is public.
  public var declaredTypes: [String: Bool] = [:]

  /// The types of the module with the name of a class of Foundation whose initializer is replaced (`TimerRule`). The value
  /// indicates whether the type is public.
  public var replacedNames: [String: Bool] = [:]

  /// The protocols of UIKit by the names that type aliases of the module give them.
  public var protocolAliases: [String: String] = [:]

  /// Creates an interface without declarations.
  ///
  /// - Parameter moduleName: The name of the module.
  public init(moduleName: String) { self.moduleName = moduleName }
}
