/// What an item view is doing to its content now, and what is to be done in its next layout pass.
///
/// A layout pass does not begin while the session is in any other phase than `idle`: what reaches the view on the way, such as
/// a cell that lays out its contents, does not begin another one.
struct LayoutSession {
  /// What the view is doing.
  enum Phase: Equatable {
    case idle
    /// A layout pass: views that appear are asked for their sizes.
    case layout
    /// An update is being carried out, possibly from inside of a layout pass (a data source that changes its data while it is
    /// asked for a cell).
    case update(insidePass: Bool)
    /// A cell is being prepared ahead of the scrolling.
    case prefetch
  }

  /// What holds for a while, whatever the phase.
  struct Scopes: OptionSet {
    let rawValue: Int

    /// The counts were read for the layout as it is: in the pass of a reload, or for the batch that is carried out.
    static let freshCounts = Scopes(rawValue: 1 << 0)
    /// The bounds are being set: what the scroll view does on the way asks nothing more.
    static let movingBounds = Scopes(rawValue: 1 << 1)
    /// A change that is about to be animated decides on the offset: invalidations leave it alone.
    static let holdingOffset = Scopes(rawValue: 1 << 2)
  }

  private(set) var phase = Phase.idle
  private var scopes: Scopes = []
  private var needs = LayoutNeeds.everything

  // MARK: Phase

  var isIdle: Bool { phase == .idle }

  /// Whether an update is being carried out.
  var isUpdating: Bool {
    if case .update = phase { return true }
    return false
  }

  /// Whether a layout pass is running, possibly around an update.
  var isInLayoutPass: Bool { phase == .layout || phase == .update(insidePass: true) }

  /// Begins a layout pass.
  ///
  /// - Returns: False if something else is going on; then nothing begins.
  mutating func beginLayoutPass() -> Bool {
    guard phase == .idle else { return false }
    phase = .layout
    return true
  }

  /// Ends the layout pass.
  mutating func endLayoutPass() { phase = .idle }

  /// Begins an update.
  ///
  /// - Returns: The phase to which `end(_:)` returns.
  mutating func beginUpdate() -> Phase {
    let outer = phase
    phase = .update(insidePass: isInLayoutPass)
    return outer
  }

  /// Begins to prepare a cell ahead of the scrolling.
  ///
  /// - Returns: The phase to which `end(_:)` returns.
  mutating func beginPrefetch() -> Phase {
    let outer = phase
    if phase == .idle { phase = .prefetch }
    return outer
  }

  /// Ends an update or the preparation of a cell.
  mutating func end(_ outer: Phase) { phase = outer }

  // MARK: Needs

  /// Returns whether something is to be done.
  func needs(_ what: LayoutNeeds) -> Bool { !needs.isDisjoint(with: what) }

  /// Something is to be done in the next pass.
  mutating func setNeeds(_ what: LayoutNeeds) { needs.formUnion(what) }

  /// Something has been done, or is no longer to be done.
  mutating func clear(_ what: LayoutNeeds) { needs.subtract(what) }

  /// Returns whether something is to be done, which the caller does now.
  mutating func take(_ what: LayoutNeeds) -> Bool {
    guard needs(what) else { return false }
    clear(what)
    return true
  }

  // MARK: Scopes

  /// Returns whether something holds at the moment.
  func isIn(_ scope: Scopes) -> Bool { scopes.contains(scope) }

  /// Something holds from now on.
  ///
  /// - Returns: Whether it did not hold before; only then the caller ends it.
  @discardableResult
  mutating func enter(_ scope: Scopes) -> Bool { scopes.insert(scope).inserted }

  /// It does not hold any more.
  mutating func leave(_ scope: Scopes) { scopes.remove(scope) }
}
