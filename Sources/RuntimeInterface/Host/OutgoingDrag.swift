import Foundation

/// A drag of the application that may end in another program.
///
/// The host follows the pointer outside the application's windows. Inside them, the application handles the drag itself.
@MainActor
package protocol OutgoingDrag: AnyObject {
  /// Indicates whether the pointer is over a window of another program that accepts the data.
  var isAccepted: Bool { get }
  /// Indicates whether the host shows the picture of the drag at the pointer, also over the application's windows. The default is
  /// `false`.
  var showsPicture: Bool { get }
  /// Drops the data on the window below the pointer. Returns `false` if the window does not accept the data. `done` is called
  /// when the other program has received the data, or when it has not answered in time.
  func drop(done: @escaping @MainActor (Bool) -> Void) -> Bool
  /// Ends the drag without a drop.
  func cancel()
}

extension OutgoingDrag {
  package var showsPicture: Bool { false }
}
