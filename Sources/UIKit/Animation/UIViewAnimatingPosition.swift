import Foundation

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the changes lead.
  case end = 0

  /// Where it began.
  case start = 1

  /// Where it is.
  case current = 2
}
