/// Reads the machine code of functions that only forward their arguments. These are the entries of witness tables, and
/// stubs that the compiler and the linker insert. Debuggers use the same method to step through such code.
///
/// Only the instructions of such functions are supported. A function with other instructions, or a function that
/// changes the object of the call or uses the result, is regarded as an implementation.
package enum Forwarder {
  /// The destination of a forwarding function.
  package enum Target: Equatable, Sendable {
    /// The function at an address in memory.
    case function(UInt)
    /// The method at an offset in bytes from the start of the object's class.
    case method(offset: Int)
  }

  /// The maximum length of a chain of forwarding functions. The longest known chain has four functions: a witness,
  /// another witness that the optimizer merged with it, the linker's stub, and the function itself.
  private static let longestChain = 8

  /// Returns the target of the function at an address.
  ///
  /// - Parameter address: The address of the function's code.
  /// - Returns: The target, or `nil` if the function is not a forwarding function or the processor is not supported.
  package static func target(of address: UInt) -> Target? {
    #if arch(x86_64)
      var (codeAddress, isStub) = (address, true)
      for hop in 0..<longestChain {
        var reader = IntelForwarder(at: codeAddress)
        guard let (target, isPure) = reader.read(), isStub || isPure else {
          // The last function in a chain of jumps is the target.
          return hop == 0 ? nil : .function(codeAddress)
        }
        guard case .function(let next) = target else { return target }
        codeAddress = next
        if !isPure { isStub = false }
      }
    #endif
    return nil
  }
}
