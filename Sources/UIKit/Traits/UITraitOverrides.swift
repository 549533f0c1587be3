/// The trait overrides of a view, a view controller or a window. They replace inherited traits.
public struct UITraitOverrides: UIMutableTraits {
  package var traits: MutableTraits

  package init(values: TraitValues) { traits = MutableTraits(values: values) }

  /// Accesses the override of a trait. Setting a value adds an override. If the trait is not overridden, the getter
  /// returns its default value.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: The value of the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  ///
  /// - Parameter trait: The type that defines the trait.
  /// - Returns: `true` if the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }

  /// Removes the override of a trait, so that the trait is inherited again.
  ///
  /// - Parameter trait: The type that defines the trait.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}
