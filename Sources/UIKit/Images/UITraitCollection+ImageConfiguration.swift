extension UITraitCollection {
  /// What an image must be made for to suit this environment: the traits that matter to images, of those that are specified.
  public var imageConfiguration: UIImage.Configuration {
    var kept = MutableTraits(values: values)
    let wanted = Set(Self.systemTraitsAffectingImageLookup.map { ObjectIdentifier($0) })
    for trait in Self.systemTraits where !wanted.contains(ObjectIdentifier(trait)) { kept.remove(trait) }
    kept.values.custom = [:]
    return UIImage.Configuration(traitCollection: UITraitCollection(values: kept.values))
  }
}
