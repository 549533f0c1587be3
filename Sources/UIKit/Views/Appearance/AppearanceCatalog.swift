import Foundation

/// The appearance proxies of an application, and the rules by which views and bar items get their values.
///
/// The catalog is created with the first proxy. Without a catalog, setting a property that UIKit marks as an appearance
/// selector costs only two additional memory loads, and so does moving a view to a window.
///
/// A proxy is an instance of its class, because Swift has no message forwarding: `appearance()` returns `Self`. The
/// setters of these properties call `recordAppearanceValue`, which determines whether the object is a proxy.
@MainActor final class AppearanceCatalog {
  static var shared: AppearanceCatalog { ApplicationContext.object(.appearance, AppearanceCatalog()) }

  /// Indicates whether the application has used a proxy.
  @inline(__always)
  static var isUsed: Bool { ApplicationContext.existing(.appearance, AppearanceCatalog.self) != nil }

  /// The rules of each class that has proxies.
  private var rules: [ObjectIdentifier: [AppearanceRule]] = [:]
  /// The rules that apply to the instances of each class. The rules of its superclasses come first, beginning with the
  /// root class.
  private var cachedRules: [ObjectIdentifier: [(depth: Int, rule: AppearanceRule)]] = [:]
  private var applicationClasses: [ObjectIdentifier: Bool] = [:]
  private var lastSerial = 0
  private var hasTraitRules = false
  /// The number of nested calls of `withRecordingSuspended(_:)`. During such a call, values are neither recorded nor regarded as set by the
  /// application. The calls enclose the creation of proxies, the application of their values and the decoding of nibs.
  private var suspensionCount = 0

  // MARK: Proxies

  /// Returns the proxy for a class, and creates it on first use.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - containers: The classes of the containers, from the innermost one.
  ///   - traits: The traits that instances must have, or nil if the proxy applies for all traits.
  func proxy<Target: AppearanceTarget>(
    for type: Target.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection? = nil
  ) -> Target {
    let id = ObjectIdentifier(type)
    let classes = containers.reversed().map { $0 as AnyClass }
    if let existingRule = rules[id]?.first(where: { $0.appliesTo(classes, traits) }),
      let proxy = existingRule.proxy as? Target
    {
      return proxy
    }
    let proxy = withRecordingSuspended { type.makeAppearanceProxy() }
    let rule = AppearanceRule(proxy: proxy, containers: classes, traits: traits)
    let state = AppearanceRecord()
    state.rule = rule
    proxy.appearanceRecord = state
    rules[id, default: []].append(rule)
    cachedRules = [:]
    if traits != nil { hasTraitRules = true }
    return proxy
  }

  /// Calls a closure whose changes of properties are not regarded as values set by the application.
  func withRecordingSuspended<Result>(_ work: () throws -> Result) rethrows -> Result {
    suspensionCount += 1
    defer { suspensionCount -= 1 }
    return try work()
  }

  /// Calls a closure whose changes of properties are not regarded as values set by the application. If there are no
  /// proxies, the method only calls the closure.
  static func withRecordingSuspended<Result>(_ work: () throws -> Result) rethrows -> Result {
    isUsed ? try shared.withRecordingSuspended(work) : try work()
  }

  // MARK: Recording

  func recordValue<Root: AnyObject, Value>(
    _ object: some AppearanceTarget, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    recordValue(object, AppearanceKey(path: path)) { if let root = $0 as? Root { root[keyPath: path] = value } }
  }

  /// Records a new value of an object. If the object is a proxy, the value is stored in the rule of the proxy.
  /// Otherwise, it is recorded as a value that the application has set on the object.
  func recordValue(_ object: some AppearanceTarget, _ key: AppearanceKey, _ apply: @escaping (AnyObject) -> Void) {
    guard suspensionCount == 0 else { return }
    if let rule = object.appearanceRecord?.rule {
      lastSerial += 1
      rule.record(key, .init(serial: lastSerial, apply: apply))
    } else if !object.isBeingInitialized {
      let state = object.appearanceRecord ?? AppearanceRecord()
      object.appearanceRecord = state
      state.ownValues.insert(key)
    }
  }

  /// Forgets which values were set on a view and its descendants if the initializer of the superview has added the
  /// view, so that proxies can replace these values.
  func viewWasAdded(_ view: UIView) {
    guard suspensionCount == 0, view.isBeingInitialized else { return }
    discardOwnValues(of: view)
  }

  private func discardOwnValues(of view: UIView) {
    if let state = view.appearanceRecord, state.rule == nil { state.ownValues = [] }
    for subview in view.subviewList { discardOwnValues(of: subview) }
  }

  /// Returns whether a class belongs to the application rather than to UIKit.
  func isApplicationClass(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let cached = applicationClasses[id] { return cached }
    let result = !String(reflecting: type).hasPrefix("UIKit.")
    applicationClasses[id] = result
    return result
  }

  // MARK: Applying

  /// Applies the values of the proxies to a view and its descendants, which have entered a window.
  func viewDidEnterWindow(_ view: UIView) {
    // Applying values can add and remove subviews. Added subviews get their values when they enter the window.
    let subviews = view.subviewList
    apply(to: view, hierarchy: { Self.hierarchy(of: view) }, view.traitCollection)
    for subview in subviews where subview.superviewStorage === view { viewDidEnterWindow(subview) }
  }

  /// Applies the values of the proxies to a window that is shown.
  func windowDidAppear(_ window: UIWindow) { apply(to: window, hierarchy: { [] }, window.traitCollection) }

  /// Applies the values of the proxies to a bar item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - view: The view in a window that shows the item.
  func itemDidEnterWindow(_ item: some AppearanceTarget, in view: UIView) {
    apply(to: item, hierarchy: { Self.hierarchy(of: view) }, view.traitCollection)
  }

  /// Applies the trait-dependent appearance values again to a view whose traits may have changed. The view is in a
  /// window. Values that are already applied are skipped.
  func traitsDidChange(of view: UIView) {
    guard hasTraitRules else { return }
    let appliedSerials = view.appearanceRecord?.appliedSerials ?? [:]
    apply(to: view, hierarchy: { Self.hierarchy(of: view) }, view.traitCollection, skipping: appliedSerials)
  }

  /// Applies the values of the matching rules to an object. Values whose serial numbers are in `appliedSerials` are not
  /// applied again.
  private func apply(
    to object: some AppearanceTarget, hierarchy: () -> [AnyObject], _ traits: UITraitCollection,
    skipping appliedSerials: [AppearanceKey: Int] = [:]
  ) {
    let inheritedRules = inheritedRules(of: type(of: object))
    guard !inheritedRules.isEmpty, object.appearanceRecord?.rule == nil else { return }
    let objects = inheritedRules.contains { !$0.rule.containers.isEmpty } ? hierarchy() : []
    var matches: [AppearanceMatch] = []
    for (depth, rule) in inheritedRules where rule.traits == nil || traits.containsTraits(in: rule.traits) {
      guard let positions = rule.positions(in: objects) else { continue }
      matches.append(AppearanceMatch(rule: rule, classDepth: depth, positions: positions))
    }
    let ownValues = object.appearanceRecord?.ownValues ?? []
    let winningValues = Self.findWinners(matches).filter { !ownValues.contains($0.key) }
    guard !winningValues.isEmpty || !appliedSerials.isEmpty else { return }
    let state = object.appearanceRecord ?? AppearanceRecord()
    object.appearanceRecord = state
    state.appliedSerials = winningValues.mapValues(\.setting.serial)
    withRecordingSuspended {
      // The values of a superclass are set before those of a subclass, and the values of one rule in the order in which
      // the application set them.
      let orderedValues = winningValues.sorted {
        ($0.value.order, $0.value.setting.serial) < ($1.value.order, $1.value.setting.serial)
      }
      for (key, winningValue) in orderedValues where appliedSerials[key] != winningValue.setting.serial {
        winningValue.setting.apply(object)
      }
    }
  }

  /// Returns, for each key, the value that takes precedence, with the position of its rule in the order of precedence.
  private static func findWinners(
    _ matches: [AppearanceMatch]
  ) -> [AppearanceKey: (match: AppearanceMatch, order: Int, setting: AppearanceRule.Setting)] {
    var winners: [AppearanceKey: (match: AppearanceMatch, order: Int, setting: AppearanceRule.Setting)] = [:]
    for (order, match) in matches.sorted(by: { $0.hasLowerPrecedence(than: $1) }).enumerated() {
      for (key, setting) in match.rule.settings {
        if let currentWinner = winners[key], currentWinner.match.compare(match) == 0,
          currentWinner.setting.serial > setting.serial
        {
          continue
        }
        winners[key] = (match, order, setting)
      }
    }
    return winners
  }

  private func inheritedRules(of type: AnyClass) -> [(depth: Int, rule: AppearanceRule)] {
    let id = ObjectIdentifier(type)
    if let cached = cachedRules[id] { return cached }
    var classes: [AnyClass] = []
    var current: AnyClass? = type
    while let currentClass = current {
      classes.append(currentClass)
      current = _getSuperclass(currentClass)
    }
    let result = classes.reversed().enumerated().flatMap { depth, type in
      (rules[ObjectIdentifier(type)] ?? []).map { (depth: depth, rule: $0) }
    }
    cachedRules[id] = result
    return result
  }

  /// Returns the superviews of a view and their view controllers, from the window to the innermost one, which may be the
  /// view's own controller.
  private static func hierarchy(of view: UIView) -> [AnyObject] {
    var objects: [AnyObject] = []
    var current: UIView? = view
    while let ancestor = current {
      if ancestor !== view { objects.append(ancestor) }
      if let controller = ancestor.owningController {
        objects.append(controller)
      }
      if let container = (ancestor as? any AppearanceContaining)?.appearanceContainer { objects.append(container) }
      current = ancestor.superviewStorage
    }
    return objects.reversed()
  }
}
