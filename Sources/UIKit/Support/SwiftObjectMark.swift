/// Marks an object as a Swift object for Foundation. The mark must be the first stored property of classes whose instances are
/// attribute values of attributed strings.
///
/// Foundation on Linux reads the type of its own objects from ten bits of the word after the object header (`CFEqual` in
/// swift-corelibs-foundation's CFRuntime.c). If these bits are 0 in both of two objects that it compares, the program crashes.
/// Foundation compares objects when an attribute is set again and when runs are joined. Without this property, the bits would be those
/// of the next property. For example, those bits would be 0 in every paragraph style that wraps by words.
struct SwiftObjectMark {
  /// A value in which all ten bits are set. No type of Foundation has this number.
  private let bits: UInt = 0x3FF00
}
