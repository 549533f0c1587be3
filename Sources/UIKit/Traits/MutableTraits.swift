import Foundation

/// A mutable set of traits, from which a trait collection is created.
package struct MutableTraits: UIMutableTraits {
  package var values: TraitValues

  package init(values: TraitValues) { self.values = values }

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let systemTrait = trait as? any SystemTrait.Type {
        return Self.get(systemTrait, values) as? T.Value ?? T.defaultValue
      }
      return values.customTraits[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let systemTrait = trait as? any SystemTrait.Type {
        Self.set(systemTrait, &values, newValue)
      } else {
        values.customTraits[ObjectIdentifier(trait)] = CustomTrait(
          value: newValue, definition: T.self, name: T.name, affectsColor: T.affectsColorAppearance)
      }
    }
  }

  /// Removes a trait. The trait is then unspecified.
  package mutating func remove(_ trait: UITrait) {
    if let systemTrait = trait as? any SystemTrait.Type {
      Self.clear(systemTrait, &values)
    } else {
      values.customTraits[ObjectIdentifier(trait)] = nil
    }
  }

  /// Returns whether a trait is specified.
  package func contains(_ trait: UITrait) -> Bool {
    if let systemTrait = trait as? any SystemTrait.Type { return Self.isSet(systemTrait, values) }
    return values.customTraits[ObjectIdentifier(trait)] != nil
  }

  /// Returns a copy of trait values that is modified by a closure.
  package static func edit(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  private static func get<S: SystemTrait>(_ trait: S.Type, _ values: TraitValues) -> Any? { S.get(values) }
  private static func isSet<S: SystemTrait>(_ trait: S.Type, _ values: TraitValues) -> Bool { S.get(values) != nil }
  private static func clear<S: SystemTrait>(_ trait: S.Type, _ values: inout TraitValues) { S.set(&values, nil) }
  private static func set<S: SystemTrait>(_ trait: S.Type, _ values: inout TraitValues, _ value: Any) {
    // An unspecified value (`unspecified`, or a scale of 0) clears the trait.
    guard let typedValue = value as? S.Value else { return }
    let unspecifiedTrait = CustomTrait(value: S.defaultValue, definition: S.self, name: "", affectsColor: false)
    let isUnspecified = unspecifiedTrait.isEqual(
      to: CustomTrait(value: typedValue, definition: S.self, name: "", affectsColor: false))
    S.set(&values, isUnspecified ? nil : typedValue)
  }
}
