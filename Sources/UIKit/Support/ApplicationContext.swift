import QuartzCore
import Synchronization

/// The state of a running application.
///
/// Each object that would otherwise be a global variable is stored in a slot of the context (`ContextSlot`). There is
/// one slot for each concern, such as frame timers. The type that implements the concern creates the object on first
/// use. The context does not depend on the types of UIKit. `drop()` releases all objects, so that the next application
/// in the process begins without state of the previous one.
///
/// ```swift
/// @MainActor final class FrameTimers {
///   private static var shared: FrameTimers { ApplicationContext.object(.frameTimers, FrameTimers()) }
/// ```
///
/// Only the type that implements a concern accesses its slot, in one place. An access costs two loads, and needs no
/// lock, lookup or reference counting. `RenderContext` is the counterpart in QuartzCore.
///
/// The slots belong to the main thread. What other threads need of a concern, such as the scale of the screen, is published as an
/// immutable object (`publish(_:in:)`), which a lock protects.
///
/// State that belongs to the process, such as the cache of fonts, is listed with its reason in
/// `scripts/statics-allowed.tsv`. `scripts/check-statics` reports all other global state.
@MainActor package final class ApplicationContext {
  /// The test application that controls this application, or nil if there is none. The reference is weak.
  package weak var testApplication: AnyObject?

  private typealias Slots = UnsafeMutablePointer<Unmanaged<AnyObject>?>
  private nonisolated(unsafe) let slots: Slots

  nonisolated(unsafe) private static var storedContext: ApplicationContext?
  // The slots of `storedContext`, or nil if there is no context. An access through this pointer does not retain the context
  // (see `RenderContext.reference`). Code that is not isolated to the main actor checks `MainThread` first.
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

  /// Returns the object in a slot of the current context, and creates it on first use. The function must be called on
  /// the main thread.
  ///
  /// - Parameters:
  ///   - slot: The slot. Every access to a slot must use the same type.
  ///   - make: An expression that creates the object if the slot is empty.
  @inline(__always)
  nonisolated static func object<State: AnyObject>(_ slot: ContextSlot, _ make: @autoclosure () -> State) -> State {
    let slots = currentSlots ?? start()
    // Both operands of `??` are unmanaged. If a new object were retained on one side, every access would count references (6.2 ns
    // instead of 1.9 ns).
    let object = slots[slot.rawValue] ?? store(slot, make())
    return unsafeBitCast(object, to: Unmanaged<State>.self)._withUnsafeGuaranteedRef { $0 }
  }

  /// Returns the object in a slot of the current context. Returns nil if there is no context or nothing is stored in
  /// the slot.
  nonisolated static func existing<State: AnyObject>(_ slot: ContextSlot, _ type: State.Type) -> State? {
    guard let object = currentSlots?[slot.rawValue] else { return nil }
    return unsafeDowncast(object.takeUnretainedValue(), to: State.self)
  }

  /// Returns whether an object is stored in a slot of the current context.
  @inline(__always)
  nonisolated static func containsObject(in slot: ContextSlot) -> Bool { currentSlots?[slot.rawValue] != nil }

  @inline(never)
  private nonisolated static func store(_ slot: ContextSlot, _ object: AnyObject) -> Unmanaged<AnyObject> {
    let slots = currentSlots ?? start()
    precondition(
      slots[slot.rawValue] == nil,
      "the object \(slot) of the application context was requested again while it was being created")
    let retainedObject = Unmanaged.passRetained(object)
    slots[slot.rawValue] = retainedObject
    return retainedObject
  }

  /// The objects of the context. The keys are the names of their slots. Tests use this property.
  package var objects: [String: AnyObject] {
    var objects: [String: AnyObject] = [:]
    for slot in ContextSlot.allCases { objects["\(slot)"] = slots[slot.rawValue]?.takeUnretainedValue() }
    return objects
  }

  /// The names of all slots. Tests use this property.
  package static var slotNames: [String] { ContextSlot.allCases.map { "\($0)" } }

  // MARK: Other threads

  /// The objects of the current context that other threads may read.
  private nonisolated static let publishedObjects = Mutex<[ContextSlot: any AnyObject & Sendable]>([:])

  /// Makes an object available to other threads until the context is dropped, in place of the one that was published before.
  ///
  /// - Parameters:
  ///   - object: An immutable object.
  ///   - slot: The slot of the concern. Every access to the published object of a slot must use the same type.
  static func publish(_ object: some AnyObject & Sendable, in slot: ContextSlot) {
    publishedObjects.withLock { $0[slot] = object }
  }

  /// Returns the object that was published last for a slot, on any thread. Returns nil if there is none.
  nonisolated static func published<State: AnyObject & Sendable>(_ slot: ContextSlot, _ type: State.Type) -> State? {
    publishedObjects.withLock { $0[slot] }.map { unsafeDowncast($0, to: State.self) }
  }

  // MARK: The current context

  /// The context of the running application, or of the next application if none is running. Use this property on the main thread only.
  package nonisolated static var current: ApplicationContext {
    if storedContext == nil { _ = start() }
    return storedContext!
  }

  /// Indicates whether a context has been created since the last one was dropped.
  static var exists: Bool { storedContext != nil }

  @inline(never)
  private nonisolated static func start() -> Slots {
    let context = ApplicationContext()
    storedContext = context
    currentSlots = context.slots
    return context.slots
  }

  /// Removes the current context and releases its objects.
  static func drop() {
    let context = storedContext
    currentSlots = nil
    storedContext = nil
    publishedObjects.withLock { $0 = [:] }
    withExtendedLifetime(context) {}
  }
}
