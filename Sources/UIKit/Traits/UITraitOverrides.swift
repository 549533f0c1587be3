/// The traits with which a view, view controller or window overrides those that it inherits.
public struct UITraitOverrides: UIMutableTraits {
  package var traits: MutableTraits

  package init(values: TraitValues) { traits = MutableTraits(values: values) }

  /// Accesses the override of a trait; the trait's default value if it is not overridden. Setting a value adds an
  /// override.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: The value.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: `true` if it is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }

  /// Removes the override of a trait, so that the trait is inherited again.
  ///
  /// - Parameter trait: The type that defines the trait.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}
