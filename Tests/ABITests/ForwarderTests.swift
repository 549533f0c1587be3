import SwiftABI
import XCTest

/// The decoder of machine code, with functions that forward and functions that only resemble them. The code is never
/// run.
final class ForwarderTests: XCTestCase {
  #if arch(x86_64)
    private let frame: [UInt8] = [0x55, 0x48, 0x89, 0xE5]
    private let end: [UInt8] = [0x5D, 0xC3]

    /// Writes code into memory and returns its target. A `nil` in place of a distance refers to `function`, which is
    /// the address of a function that does not forward.
    private func target(_ parts: [UInt8]..., after: [UInt8] = []) -> (found: Forwarder.Target?, function: UInt) {
      let code = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
      code.initialize(repeating: 0xCC, count: 256)
      defer { code.deallocate() }
      var place = 0
      func append(_ bytes: [UInt8]) { for byte in bytes { code[place] = byte; place += 1 } }
      for (number, part) in parts.enumerated() {
        append(part)
        guard number < parts.count - 1 else { break }
        // The distance to the function at 200, which begins with an unsupported instruction.
        let distance = Int32(200 - (place + 4))
        append(withUnsafeBytes(of: distance.littleEndian) { Array($0) })
      }
      append(after)
      let start = UInt(bitPattern: code)
      return (Forwarder.target(of: start), start + 200)
    }

    func testJumpsAndCalls() {
      let jump = target(frame + [0x5D, 0xE9], [])
      XCTAssertEqual(jump.found, .function(jump.function))
      let call = target(frame + [0xE8], end)
      XCTAssertEqual(call.found, .function(call.function))
      // sub $16, %rsp; mov %r8b, %al; mov 16(%rbp), %r10; mov 0(%r13), %r9; mov %rsp, %r8; mov %r10, (%r8);
      // movzbl %sil, %esi; … add $16, %rsp
      let moves: [UInt8] = [
        0x48, 0x83, 0xEC, 0x10, 0x44, 0x88, 0xC0, 0x4C, 0x8B, 0x55, 0x10, 0x4D, 0x8B, 0x4D, 0x00, 0x49, 0x89, 0xE0,
        0x4D, 0x89, 0x10, 0x40, 0x0F, 0xB6, 0xF6,
      ]
      let moving = target(frame + moves + [0xE8], [0x48, 0x83, 0xC4, 0x10] + end)
      XCTAssertEqual(moving.found, .function(moving.function))
    }

    func testMethodTables() {
      // mov 0(%r13), %rax; mov 0x8d0(%rax), %rax; call *%rax
      let load: [UInt8] = [0x49, 0x8B, 0x45, 0x00, 0x48, 0x8B, 0x80, 0xD0, 0x08, 0x00, 0x00]
      XCTAssertEqual(target(frame + load + [0xFF, 0xD0] + end).found, .method(offset: 0x8D0))
      XCTAssertEqual(target(frame + load + [0x5D, 0xFF, 0xE0]).found, .method(offset: 0x8D0))
    }

    func testWhatIsNoForwarder() {
      XCTAssertNil(target(frame + end).found, "a function that does nothing")
      // mov 16(%r13), %r13
      XCTAssertNil(target(frame + [0x4D, 0x8B, 0x6D, 0x10, 0xE8], end).found, "another object")
      // addsd 8(%rip), %xmm0
      XCTAssertNil(
        target(frame + [0xE8], [0xF2, 0x0F, 0x58, 0x05, 8, 0, 0, 0] + end).found, "the result is changed")
      // xor %eax, %eax
      XCTAssertNil(target(frame + [0xE8], [0x31, 0xC0] + end).found, "another result")
      XCTAssertNil(target(frame + [0xE8], [0xE8], end).found, "two calls")
      // mov 16(%r13), %rdi
      XCTAssertNil(target(frame + [0x49, 0x8B, 0x7D, 0x10, 0xE8], end).found, "a stored property")
      // test %rdi, %rdi
      XCTAssertNil(target(frame + [0x48, 0x85, 0xFF, 0xE8], end).found, "a condition")
    }
  #endif
}
