extension UITraitCollection {
  /// The configuration of images for this trait collection. The configuration contains only the traits that affect images.
  public var imageConfiguration: UIImage.Configuration {
    var traits = MutableTraits(values: values)
    let relevant = Set(Self.systemTraitsAffectingImageLookup.map { ObjectIdentifier($0) })
    for trait in Self.systemTraits where !relevant.contains(ObjectIdentifier(trait)) { traits.remove(trait) }
    traits.values.customTraits = [:]
    return UIImage.Configuration(traitCollection: UITraitCollection(values: traits.values))
  }
}
