/// The reason why the content of the clipboard, or dragged data, is not available.
enum SelectionFailure: Error, Equatable {
  /// The selection has no owner, or the owner does not provide the requested target.
  case refused
  /// The owner has not answered in time, or has stopped in the middle of its answer.
  case timeout
  /// The owner's window or connection was closed in the middle of its answer.
  case ownerGone
  /// The content exceeds the largest size that is read (`X11Selections.largestSize`, `PipeTransfer.largestSize`).
  case tooLarge
  /// The connection to the X server was lost.
  case connectionLost
}
