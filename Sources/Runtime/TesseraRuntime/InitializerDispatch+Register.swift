import CoreGraphics
import Foundation
import InitDispatch
import RuntimeInterface

extension InitializerDispatch {
  /// Plugs the C trampolines in.
  static func register() {
    makeObject = { type in
      Unmanaged<NSObject>.fromOpaque(tessera_init(address(of: type))).takeRetainedValue()
    }
    makeWithFrame = { type, frame in
      Unmanaged<AnyObject>.fromOpaque(
        tessera_init_with_frame(address(of: type), frame.minX, frame.minY, frame.width, frame.height)
      ).takeRetainedValue()
    }
    makeWithLayer = { type, layer in
      // The initializer consumes the value: the memory is given back without destroying what was in it.
      let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
      argument.initialize(to: layer)
      defer { argument.deallocate() }
      return Unmanaged<AnyObject>.fromOpaque(tessera_init_with_layer(address(of: type), argument)).takeRetainedValue()
    }
  }

  /// A class reference is the address of its metadata.
  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
