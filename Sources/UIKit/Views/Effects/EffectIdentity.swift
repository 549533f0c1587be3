/// The identity of an effect. Two effects of the same class are equal if their identities are.
package enum EffectIdentity: Equatable {
  /// An effect that changes nothing.
  case none
  /// A blur with the style of a raw value, or the vibrancy of such a blur.
  case blur(Int)
  /// An effect that is equal to no other one.
  case object(ObjectIdentifier)

  var hash: Int {
    switch self {
    case .none: 0
    case .blur(let style): style
    case .object(let object): object.hashValue
    }
  }
}
