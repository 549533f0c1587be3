/// Announces the beginning and the end of the editing of a view in several ways: to the delegate, as an action, and as a notification.
///
/// Callbacks can end the editing that is just beginning, and can begin it again while its end is announced. Each way is called in pairs
/// all the same: an end is announced in the ways in which the beginning was, and before the next beginning.
@MainActor final class EditingAnnouncements {
  /// One of the ways. The closures are retained while the view is edited, so that they must not retain the view.
  typealias Announcement = (begin: () -> Void, end: () -> Void)

  /// The number of times that the editing has begun or ended.
  private var changeCount = 0
  /// The ends of the announcements that were made for the current editing.
  private var ends: [() -> Void] = []
  /// The ends that are still to be announced.
  private var pendingEnds: [() -> Void] = []

  /// Begins the editing, after the end of the previous one was announced in all ways.
  ///
  /// - Returns: The number of the change, or `nil` if a callback has begun or ended the editing meanwhile.
  func begin() -> Int? {
    changeCount += 1
    let change = changeCount
    announceEnds()
    return changeCount == change ? change : nil
  }

  /// Announces the beginning, until a callback begins or ends the editing.
  ///
  /// - Parameters:
  ///   - announcements: The ways in which it is announced, in order.
  ///   - change: The number of the change that `begin()` has returned. Nothing is announced if the editing has ended since.
  func announce(_ announcements: [Announcement], ofChange change: Int) {
    for announcement in announcements where changeCount == change {
      ends.append(announcement.end)
      announcement.begin()
    }
  }

  /// Ends the editing, and announces it in the ways in which its beginning was announced.
  func end() {
    changeCount += 1
    pendingEnds += ends
    ends = []
    announceEnds()
  }

  private func announceEnds() {
    while !pendingEnds.isEmpty { pendingEnds.removeFirst()() }
  }
}
