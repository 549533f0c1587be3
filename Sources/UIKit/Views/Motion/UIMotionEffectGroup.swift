import Foundation

/// A group of motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that the group applies together. The default is nil.
  open var motionEffects: [UIMotionEffect]?

  /// Creates a group without effects.
  public override init() { super.init() }

  /// Creates a group from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    motionEffects = coder.decodeArray(of: UIMotionEffect.self, forKey: "UIMotionEffects")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding, let motionEffects else { return }
    coder.encode(NSArray(array: motionEffects), forKey: "UIMotionEffects")
  }

  override func copied() -> UIMotionEffect {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
    return copy
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    var result: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      result.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
    return result.isEmpty ? nil : result
  }
}
