import QuartzCore

/// The members that the extensions of a module add to classes of UIKit, by their Objective-C names. `tessera` generates a
/// type with the name `_TesseraMembers` for each module that has such members.
public protocol _ModuleMembers {
  /// Sets a property that an extension of the module declares.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - object: The object with the property.
  ///   - value: The new value.
  /// - Returns: Whether the property was set.
  @MainActor static func _setMember(_ name: String, of object: AnyObject, to value: Any?) -> _MemberAssignment

  /// Returns the value of a property that an extension of the module declares.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - object: The object with the property.
  /// - Returns: The value, or nil if no extension declares a property with this name.
  @MainActor static func _member(_ name: String, of object: AnyObject) -> _MemberValue?

  /// Returns a selector that calls a method that an extension of the module declares.
  ///
  /// - Parameters:
  ///   - name: The method's name as in Objective-C, with one colon for each argument.
  ///   - object: The object with the method.
  /// - Returns: The selector with its method, or nil if no extension declares a method with this name.
  @MainActor static func _selector(named name: String, of object: AnyObject) -> Selector?
}

extension _ModuleMembers {
  /// Returns nil, because the extensions of the module declare no methods that are found by name.
  ///
  /// - Parameters:
  ///   - name: The method's name as in Objective-C.
  ///   - object: The object with the method.
  /// - Returns: nil.
  @MainActor public static func _selector(named name: String, of object: AnyObject) -> Selector? { nil }
}

/// The modules of an application whose extensions add members to classes of UIKit. The class finds the generated types by their names,
/// because extensions cannot override methods.
@MainActor final class ModuleMembers {
  static var shared: ModuleMembers { ApplicationContext.object(.moduleMembers, ModuleMembers()) }

  private var knownModules: Set<String> = ["UIKit", "QuartzCore", "Foundation", "Swift"]
  private var modules: [any _ModuleMembers.Type] = []
  private var knownClasses: Set<ObjectIdentifier> = []

  /// Adds the module of a class, such as that of the application's delegate.
  func add(moduleOf type: AnyClass) {
    var current: AnyClass? = type
    while let type = current, knownClasses.insert(ObjectIdentifier(type)).inserted {
      let module = String(String(reflecting: type).prefix { $0 != "." })
      if knownModules.insert(module).inserted,
        let members = _typeByName("\(module)._TesseraMembers") as? any _ModuleMembers.Type
      {
        modules.append(members)
      }
      current = _getSuperclass(type)
    }
  }

  /// Sets a property that an extension of a module declares for the object's class. Returns whether the property was set.
  func set(_ name: String, of object: AnyObject, to value: Any?) -> _MemberAssignment {
    add(moduleOf: type(of: object))
    for module in modules {
      let outcome = module._setMember(name, of: object, to: value)
      if case .missing = outcome { continue }
      return outcome
    }
    return .missing
  }

  /// Returns the selector of a method that an extension of a module declares for the object's class, or nil if there is no such
  /// method.
  func selector(named name: String, of object: AnyObject) -> Selector? {
    add(moduleOf: type(of: object))
    for module in modules {
      if let selector = module._selector(named: name, of: object) { return selector }
    }
    return nil
  }

  /// Returns the selector of a method that an extension of a module declares, or nil if there is no such method, if no
  /// application runs, or if this is not the main thread.
  nonisolated static func selector(named name: String, of object: AnyObject) -> Selector? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { shared.selector(named: name, of: object) }
  }

  /// Returns the value of a property that an extension of a module declares for the object's class, or nil if there is no such
  /// property.
  func value(_ name: String, of object: AnyObject) -> _MemberValue? {
    add(moduleOf: type(of: object))
    for module in modules {
      if let value = module._member(name, of: object) { return value }
    }
    return nil
  }
}
