#if arch(x86_64)
  /// Reads a forwarding function in x86-64 code.
  ///
  /// In Swift's calling convention, `r13` contains the object of the call. A forwarding function saves and restores the frame,
  /// moves arguments between registers and to the stack, loads the object's class as an additional argument, and jumps to the
  /// target or calls it.
  struct IntelForwarder {
    private var codePointer: UnsafeRawPointer
    /// The registers that contain an address on the stack.
    private var stack = Registers(Register.stackPointer, Register.framePointer)
    /// The registers that contain the object's class.
    private var classes = Registers()
    /// The register that contains a method of the object's class, and the offset of the method from the start of the class. The value
    /// is nil if no register contains a method.
    private var method: (register: UInt8, offset: Int)?
    /// Indicates whether all decoded instructions only saved or restored the frame.
    private var isPure = true
    /// Indicates whether the last decoded instruction only affected the function's stack frame.
    private var isFrameStep = false

    private enum Register {
      static let stackPointer: UInt8 = 4
      static let framePointer: UInt8 = 5
      static let object: UInt8 = 13
    }

    /// A set of registers, stored as one bit for each register.
    private struct Registers {
      private var bits: UInt32 = 0
      init(_ registers: UInt8...) { for register in registers { insert(register) } }
      mutating func insert(_ register: UInt8) { bits |= 1 << UInt32(register) }
      mutating func remove(_ register: UInt8) { bits &= ~(1 << UInt32(register)) }
      func contains(_ register: UInt8) -> Bool { bits & (1 << UInt32(register)) != 0 }
    }

    /// The second operand of an instruction: a register, or an address in memory.
    private enum Operand {
      case register(UInt8)
      case memory(base: UInt8, offset: Int)
      /// A fixed address in memory.
      case fixed(UInt)
    }

    /// The operands of an instruction: a register, and another operand.
    private struct Operands {
      var register: UInt8
      var operand: Operand
    }

    private static let longestFunction = 40

    init(at address: UInt) { codePointer = UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped }

    /// Returns the target of the function, and whether the function jumps there without moving arguments. The result is
    /// `nil` if the function is not a forwarding function.
    mutating func read() -> (target: Forwarder.Target, isPure: Bool)? {
      for _ in 0..<Self.longestFunction {
        switch step() {
        case .plain: continue
        case .jump(let target): return (target, isPure)
        case .call(let target):
          isPure = false
          return endsWithReturn() ? (target, false) : nil
        case .end, .unknown: return nil
        }
      }
      return nil
    }

    /// Returns whether the forwarding function ends at this instruction, which means that the function returns the result of the
    /// preceding call.
    private mutating func endsWithReturn() -> Bool {
      for _ in 0..<Self.longestFunction {
        isFrameStep = false
        switch step() {
        case .plain where isFrameStep: continue
        case .end: return true
        case .plain, .jump, .call, .unknown: return false
        }
      }
      return false
    }

    private enum Step {
      case plain
      case jump(Forwarder.Target)
      case call(Forwarder.Target)
      case end
      case unknown
    }

    private mutating func readNext<Value: FixedWidthInteger>(_: Value.Type) -> Int {
      defer { codePointer += MemoryLayout<Value>.size }
      return Int(codePointer.loadUnaligned(as: Value.self))
    }

    /// Decodes the next instruction and updates the recorded contents of the registers.
    private mutating func step() -> Step {
      var code = UInt8(readNext(UInt8.self))
      // The instruction `endbr64` marks the target of an indirect jump.
      if code == 0xF3 {
        guard readNext(UInt8.self) == 0x0F, readNext(UInt8.self) == 0x1E, readNext(UInt8.self) == 0xFA else {
          return .unknown
        }
        return .plain
      }
      var extensions: UInt8 = 0
      if code & 0xF0 == 0x40 {
        extensions = code
        code = UInt8(readNext(UInt8.self))
      }
      switch code {
      case 0x50...0x5F: return pushOrPop(code & 7 | (extensions & 1) << 3)
      case 0x88, 0x89: return store(decodeOperands(extensions))
      case 0x8A, 0x8B: return load(decodeOperands(extensions), isWhole: code == 0x8B && extensions & 8 != 0)
      case 0x8D: return loadAddress(decodeOperands(extensions))
      case 0x31, 0x33: return clear(decodeOperands(extensions))
      case 0x0F:
        // This instruction extends a small number with zeros.
        let widening = readNext(UInt8.self)
        guard widening == 0xB6 || widening == 0xB7 else { return .unknown }
        return load(decodeOperands(extensions), isWhole: false)
      case 0x81, 0x83:
        let operands = decodeOperands(extensions)
        if code == 0x81 { _ = readNext(Int32.self) } else { _ = readNext(Int8.self) }
        // These additions and subtractions allocate or free stack space.
        guard case .register(Register.stackPointer) = operands.operand, operands.register == 0 || operands.register == 5
        else {
          return .unknown
        }
        isPure = false
        isFrameStep = true
        return .plain
      case 0xC3: return .end
      case 0xE8, 0xE9:
        let distance = readNext(Int32.self)
        let target = Forwarder.Target.function(UInt(bitPattern: codePointer + distance))
        return code == 0xE8 ? .call(target) : .jump(target)
      case 0xEB:
        let distance = readNext(Int8.self)
        return .jump(.function(UInt(bitPattern: codePointer + distance)))
      case 0xFF: return decodeIndirect(decodeOperands(extensions))
      default: return .unknown
      }
    }

    private mutating func pushOrPop(_ register: UInt8) -> Step {
      // A forwarding function must not change the register of the object.
      if register == Register.object { return .unknown }
      isFrameStep = true
      if register != Register.framePointer {
        clearContents(register)
        isPure = false
      }
      return .plain
    }

    private mutating func store(_ operands: Operands) -> Step {
      switch operands.operand {
      case .register(let register): return move(operands.register, to: register)
      case .memory(let base, _):
        isPure = false
        return stack.contains(base) ? .plain : .unknown
      case .fixed: return .unknown
      }
    }

    private mutating func load(_ operands: Operands, isWhole: Bool) -> Step {
      switch operands.operand {
      case .register(let register):
        if isWhole { return move(register, to: operands.register) }
        return replace(operands.register)
      case .memory(Register.object, 0) where isWhole:
        guard case .plain = replace(operands.register) else { return .unknown }
        classes.insert(operands.register)
        return .plain
      case .memory(let base, let offset) where isWhole && classes.contains(base):
        guard case .plain = replace(operands.register) else { return .unknown }
        method = (operands.register, offset)
        return .plain
      case .memory(let base, _): return stack.contains(base) ? replace(operands.register) : .unknown
      case .fixed: return .unknown
      }
    }

    private mutating func loadAddress(_ operands: Operands) -> Step {
      switch operands.operand {
      case .register: return .unknown
      case .fixed: return replace(operands.register)
      case .memory(let base, _):
        guard stack.contains(base), case .plain = replace(operands.register) else { return .unknown }
        stack.insert(operands.register)
        return .plain
      }
    }

    private mutating func clear(_ operands: Operands) -> Step {
      guard case .register(operands.register) = operands.operand else { return .unknown }
      return replace(operands.register)
    }

    /// Decodes a jump, call or push through a register or memory.
    private mutating func decodeIndirect(_ operands: Operands) -> Step {
      let target: Forwarder.Target
      switch (operands.register, operands.operand) {
      case (6, .memory(let base, _)):
        isPure = false
        return stack.contains(base) || base == Register.object ? .plain : .unknown
      case (_, .register(let register)):
        guard let method, method.register == register else { return .unknown }
        target = .method(offset: method.offset)
      case (_, .memory(let base, let offset)):
        guard classes.contains(base) else { return .unknown }
        target = .method(offset: offset)
      case (_, .fixed(let address)):
        // The address is an entry in the linker's table of functions in other images.
        let entry = UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
        target = .function(entry.loadUnaligned(as: UInt.self))
      }
      switch operands.register {
      case 2: return .call(target)
      case 4: return .jump(target)
      default: return .unknown
      }
    }

    private mutating func move(_ source: UInt8, to register: UInt8) -> Step {
      // This instruction is part of the start of the frame.
      if source == Register.stackPointer, register == Register.framePointer { return .plain }
      let (isStack, isClass, held) = (stack.contains(source), classes.contains(source), method)
      guard case .plain = replace(register) else { return .unknown }
      if isStack { stack.insert(register) }
      if isClass { classes.insert(register) }
      if let heldAddress = held, heldAddress.register == source { method = (register, heldAddress.offset) }
      return .plain
    }

    /// Handles an instruction that changes the content of a register.
    private mutating func replace(_ register: UInt8) -> Step {
      if register == Register.object || register == Register.stackPointer || register == Register.framePointer {
        return .unknown
      }
      clearContents(register)
      isPure = false
      return .plain
    }

    private mutating func clearContents(_ register: UInt8) {
      stack.remove(register)
      classes.remove(register)
      if let method, method.register == register { self.method = nil }
    }

    /// Decodes the bytes of an instruction that specify its operands.
    private mutating func decodeOperands(_ extensions: UInt8) -> Operands {
      let bits = UInt8(readNext(UInt8.self))
      let register = (bits >> 3) & 7 | (extensions & 4) << 1
      let mode = bits >> 6
      var base = bits & 7 | (extensions & 1) << 3
      if mode == 3 { return Operands(register: register, operand: .register(base)) }
      if bits & 7 == 4 {
        let scaled = UInt8(readNext(UInt8.self))
        base = scaled & 7 | (extensions & 1) << 3
        // Addresses with an index register or without a base register are not supported.
        if (scaled >> 3) & 7 != 4 || extensions & 2 != 0 || (mode == 0 && scaled & 7 == 5) { base = 255 }
      } else if mode == 0, bits & 7 == 5 {
        let distance = readNext(Int32.self)
        return Operands(register: register, operand: .fixed(UInt(bitPattern: codePointer + distance)))
      }
      let offset = mode == 1 ? readNext(Int8.self) : mode == 2 ? readNext(Int32.self) : 0
      return Operands(register: register, operand: .memory(base: base, offset: offset))
    }
  }
#endif
