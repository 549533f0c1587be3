/// The traits that a view, controller or window lays over those that it inherits.
public struct UITraitOverrides: UIMutableTraits {
  package var traits: MutableTraits

  package init(values: TraitValues) { traits = MutableTraits(values: values) }

  /// The override of a trait, the trait's default where there is none. Setting it makes one.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }

  /// Takes the override of a trait away: it is inherited again.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}
