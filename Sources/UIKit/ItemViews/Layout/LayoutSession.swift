/// The current activity of a table or collection view, and the work that is pending for its next layout pass.
///
/// A layout pass begins only in the phase `idle`. A request during another activity, for example by a cell that lays
/// out its contents, does not begin a pass.
struct LayoutSession {
  /// The phase of a layout session, which is the activity that is in progress. At most one activity is in progress at a time.
  enum Phase: Equatable {
    case idle
    /// A layout pass is running, in which appearing views are measured.
    case layout
    /// An update is being committed. `insidePass` is `true` if a layout pass is running, for example if a data source
    /// changes its data when a cell is requested.
    case update(insidePass: Bool)
    /// A cell is being prefetched.
    case prefetch
  }

  /// A set of conditions that are true during a call, such as `movingBounds`. They are independent of the phase.
  struct Scopes: OptionSet {
    let rawValue: Int

    /// The counts match the layout, because they were read in the running reload or for the update that is being
    /// committed.
    static let freshCounts = Scopes(rawValue: 1 << 0)
    /// The bounds are being set. Callbacks of the scroll view do not call the layout again.
    static let movingBounds = Scopes(rawValue: 1 << 1)
    /// A change that is about to be animated determines the content offset. Invalidations do not change the offset.
    static let preservingContentOffset = Scopes(rawValue: 1 << 2)
  }

  private(set) var phase = Phase.idle
  private var scopes: Scopes = []
  private var needs = LayoutNeeds.everything
  /// The number of changes of the view's structure that are in progress, such as a change of the layout.
  private var structureDepth = 0
  /// Indicates whether the layout is being prepared.
  private var isPreparing = false
  /// Indicates whether a preparation was requested while the layout was being prepared.
  private var needsOtherPreparation = false

  // MARK: Phase

  /// Indicates whether no activity is in progress. Otherwise a callback is running, and the elements must not be replaced: the
  /// caller of the callback still works with them.
  var isIdle: Bool { phase == .idle && !isChangingStructure }

  /// Indicates whether the structure of the view is being changed or its layout is being prepared.
  var isChangingStructure: Bool { structureDepth > 0 || isPreparing }

  /// Begins a change of the structure of the view. The caller must end it with `endStructureChange()`.
  mutating func beginStructureChange() { structureDepth += 1 }

  mutating func endStructureChange() { structureDepth -= 1 }

  /// Begins the preparation of the layout.
  ///
  /// - Returns: `false` if the layout is already being prepared. In this case, it is prepared again afterwards.
  mutating func beginPreparation() -> Bool {
    if isPreparing {
      needsOtherPreparation = true
      return false
    }
    isPreparing = true
    return true
  }

  /// Ends the preparation of the layout.
  ///
  /// - Returns: `true` if another preparation was requested in the meantime.
  mutating func endPreparation() -> Bool {
    isPreparing = false
    defer { needsOtherPreparation = false }
    return needsOtherPreparation
  }

  /// Indicates whether an update is being committed.
  var isUpdating: Bool {
    if case .update = phase { return true }
    return false
  }

  /// Indicates whether a layout pass is running. An update can be committed inside a pass.
  var isInLayoutPass: Bool { phase == .layout || phase == .update(insidePass: true) }

  /// Begins a layout pass if no other activity is in progress.
  ///
  /// - Returns: `true` if a pass begins.
  mutating func beginLayoutPass() -> Bool {
    guard isIdle else { return false }
    phase = .layout
    return true
  }

  /// Ends the running layout pass, after which no activity is in progress.
  mutating func endLayoutPass() { phase = .idle }

  /// Begins to commit an update.
  ///
  /// - Returns: The previous phase, which is passed to `restorePhase(_:)`.
  mutating func beginUpdate() -> Phase {
    let outerPhase = phase
    phase = .update(insidePass: isInLayoutPass)
    return outerPhase
  }

  /// Begins to prefetch a cell.
  ///
  /// - Returns: The previous phase, which is passed to `restorePhase(_:)`.
  mutating func beginPrefetch() -> Phase {
    let outerPhase = phase
    if phase == .idle { phase = .prefetch }
    return outerPhase
  }

  /// Ends an update or the prefetching of a cell. `outerPhase` is the phase that continues.
  mutating func restorePhase(_ outerPhase: Phase) { phase = outerPhase }

  // MARK: Needs

  /// Returns whether any of the work in a set is pending.
  func needs(_ what: LayoutNeeds) -> Bool { !needs.isDisjoint(with: what) }

  /// Adds work to the next layout pass.
  mutating func setNeeds(_ what: LayoutNeeds) { needs.formUnion(what) }

  /// Removes work that was performed or is no longer necessary.
  mutating func clear(_ what: LayoutNeeds) { needs.subtract(what) }

  /// Removes work that the caller is about to perform. Returns whether any of it was pending.
  mutating func consume(_ what: LayoutNeeds) -> Bool {
    guard needs(what) else { return false }
    clear(what)
    return true
  }

  // MARK: Scopes

  /// Returns whether a temporary condition, such as `movingBounds`, applies.
  func isIn(_ scope: Scopes) -> Bool { scopes.contains(scope) }

  /// Begins a temporary condition, such as `movingBounds`.
  ///
  /// - Returns: `true` if the condition did not apply before. In this case, the caller must end it with `leave(_:)`.
  @discardableResult
  mutating func enter(_ scope: Scopes) -> Bool { scopes.insert(scope).inserted }

  /// Ends a temporary condition that `enter(_:)` began.
  mutating func leave(_ scope: Scopes) { scopes.remove(scope) }
}
