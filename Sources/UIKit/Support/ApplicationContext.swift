import QuartzCore

/// The state of the running application.
///
/// Everything that would otherwise be a global variable is an object in a slot of the context. The context names no
/// type of UIKit: each concern has a slot (`ContextSlot`), and the type of that concern creates the object when it is
/// first used. `drop()` releases all of them, so the next application in the process begins with nothing of this one.
///
/// ```swift
/// @MainActor final class FrameTimers {
///   private static var own: FrameTimers { ApplicationContext.object(.frameTimers, FrameTimers()) }
/// ```
///
/// Only the type of a concern reads its slot, in one place. Access costs two loads, without a lock, a lookup or a count
/// of references. `RenderContext` is the counterpart in QuartzCore.
///
/// State that belongs to the process instead, such as the cache of fonts, is listed with its reason in
/// `scripts/statics-allowed.tsv`; `scripts/check-statics` finds everything else.
@MainActor package final class ApplicationContext {
  /// The test application that drives this application. Not retained.
  package weak var testApplication: AnyObject?

  private typealias Slots = UnsafeMutablePointer<Unmanaged<AnyObject>?>
  private nonisolated(unsafe) let slots: Slots

  nonisolated(unsafe) private static var stored: ApplicationContext?
  // The slots of `stored`; see `RenderContext.reference`. Code that is not isolated asks `MainThread` first.
  @exclusivity(unchecked) nonisolated(unsafe) private static var currentSlots: Slots?

  private nonisolated init() {
    slots = .allocate(capacity: ContextSlot.allCases.count)
    slots.initialize(repeating: nil, count: ContextSlot.allCases.count)
  }

  deinit {
    for slot in 0..<ContextSlot.allCases.count { slots[slot]?.release() }
    slots.deallocate()
  }

  // MARK: Slots

  /// Returns the object of a slot of the current context. Main thread only.
  ///
  /// - Parameters:
  ///   - slot: The slot of the concern. Every access to a slot must name the same type.
  ///   - make: Creates the object if the slot is empty.
  @inline(__always)
  nonisolated static func object<State: AnyObject>(_ slot: ContextSlot, _ make: @autoclosure () -> State) -> State {
    let slots = currentSlots ?? start()
    // Both sides are unmanaged: a new object that is retained on one side costs a count in every access (6.2 ns, not
    // 1.9).
    let object = slots[slot.rawValue] ?? fill(slot, make())
    return unsafeBitCast(object, to: Unmanaged<State>.self)._withUnsafeGuaranteedRef { $0 }
  }

  /// Returns the object of a slot of the current context, or nil if there is no context or the slot is empty.
  nonisolated static func existing<State: AnyObject>(_ slot: ContextSlot, _ type: State.Type) -> State? {
    guard let object = currentSlots?[slot.rawValue] else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: State.self)
  }

  @inline(never)
  private nonisolated static func fill(_ slot: ContextSlot, _ object: AnyObject) -> Unmanaged<AnyObject> {
    let slots = currentSlots ?? start()
    precondition(slots[slot.rawValue] == nil, "the object of the slot \(slot) asked for itself while it was created")
    let kept = Unmanaged.passRetained(object)
    slots[slot.rawValue] = kept
    return kept
  }

  /// The objects of the context by the names of their slots, for tests.
  package var objects: [String: AnyObject] {
    var found: [String: AnyObject] = [:]
    for slot in ContextSlot.allCases { found["\(slot)"] = slots[slot.rawValue]?.takeUnretainedValue() }
    return found
  }

  /// The names of all slots, for tests.
  package static var slotNames: [String] { ContextSlot.allCases.map { "\($0)" } }

  // MARK: The current context

  /// The context of the running application, or of the next one. Main thread only.
  package nonisolated static var current: ApplicationContext {
    if stored == nil { _ = start() }
    return stored!
  }

  /// Indicates whether anything has needed a context since the last one was dropped.
  static var exists: Bool { stored != nil }

  @inline(never)
  private nonisolated static func start() -> Slots {
    let made = ApplicationContext()
    stored = made
    currentSlots = made.slots
    return made.slots
  }

  /// Drops the current context and releases its objects.
  static func drop() {
    let context = stored
    currentSlots = nil
    stored = nil
    withExtendedLifetime(context) {}
  }
}
