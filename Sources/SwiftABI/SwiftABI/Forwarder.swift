/// Reads the machine code of functions that only forward their arguments: the entries of witness tables, and the stubs that
/// compiler and linker put between them and what they call. Debuggers step through such code in the same way.
///
/// Only the instructions of such functions are understood. Code that does anything else, that changes the object that the
/// method is called on, or that uses the result, is not a forwarding function: it is a method.
package enum Forwarder {
  /// The destination of a forwarding function.
  package enum Target: Equatable, Sendable {
    /// A function.
    case function(UInt)
    /// The method at that many bytes behind the start of the object's class.
    case method(offset: Int)
  }

  /// The largest number of functions that forward to one another. Four were seen: a witness, one that it was merged with,
  /// the linker's stub, and the function itself.
  private static let longestChain = 8

  /// Returns what the function at an address forwards to.
  ///
  /// - Parameter address: The address of the function's code.
  /// - Returns: The target, or nil if the function does more than forward, or on a processor whose code is not understood.
  package static func target(of address: UInt) -> Target? {
    #if arch(x86_64)
      var (place, isStub) = (address, true)
      for hop in 0..<longestChain {
        var reader = IntelForwarder(at: place)
        guard let (target, isPure) = reader.read(), isStub || isPure else {
          // The end of a chain of jumps is the function itself.
          return hop == 0 ? nil : .function(place)
        }
        guard case .function(let next) = target else { return target }
        place = next
        if !isPure { isStub = false }
      }
    #endif
    return nil
  }
}
