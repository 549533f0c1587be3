import Foundation

/// The values of a proxy, and the objects to which they apply.
@MainActor final class AppearanceRule {
  /// A value that was set on the proxy, and a closure that sets it on other objects.
  struct Setting {
    /// The number of the value in the order in which all values of all proxies were set.
    let serial: Int
    let apply: (AnyObject) -> Void
  }

  /// The classes of the containers, from the outermost one.
  let containers: [AnyClass]
  let traits: UITraitCollection?
  let proxy: any AppearanceTarget
  private(set) var settings: [AppearanceKey: Setting] = [:]

  init(proxy: any AppearanceTarget, containers: [AnyClass], traits: UITraitCollection?) {
    self.proxy = proxy
    self.containers = containers
    self.traits = traits
  }

  func record(_ key: AppearanceKey, _ setting: Setting) { settings[key] = setting }

  /// Returns whether the rule has the given containers, from the outermost one, and the given traits.
  func appliesTo(_ containers: [AnyClass], _ traits: UITraitCollection?) -> Bool {
    self.traits == traits && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Returns the positions of the rule's containers in a hierarchy, each as far outside as possible.
  ///
  /// - Parameter hierarchy: The objects that contain a view, from its window to the innermost one.
  /// - Returns: The positions in ascending order, or nil if the rule does not match the hierarchy.
  func positions(in hierarchy: [AnyObject]) -> [Int]? {
    var positions: [Int] = []
    for (position, object) in hierarchy.enumerated() where positions.count < containers.count {
      if AppearanceRule.isInstance(object, of: containers[positions.count]) { positions.append(position) }
    }
    return positions.count == containers.count ? positions : nil
  }

  private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let currentClass = current {
      if currentClass == type { return true }
      current = _getSuperclass(currentClass)
    }
    return false
  }
}
