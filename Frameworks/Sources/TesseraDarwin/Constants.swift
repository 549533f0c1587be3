// Constants and types of Core Foundation, Dispatch and Mac OS that Foundation exports on iOS.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The result of a function of Apple's older frameworks; 0 is success.
public typealias OSStatus = Int32
/// A code of four characters in a number, for the types of data of Apple's older frameworks.
public typealias OSType = UInt32
/// A code of four characters in a number.
public typealias FourCharCode = UInt32
/// The result of a function that was successful.
public let noErr: OSStatus = 0

/// The Boolean value `true`, which is an object of Core Foundation on iOS.
public let kCFBooleanTrue: Bool! = true
/// The Boolean value `false`, which is an object of Core Foundation on iOS.
public let kCFBooleanFalse: Bool! = false

// The keys of Info.plist. On iOS they are of type `CFString!`; `key as String` is valid here, too.
/// The key of the language of the application's developer, such as `en`.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
/// The key of the name of the executable file.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
/// The key of the identifier of the bundle, such as `com.example.notes`.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// The key of the version of the format of Info.plist.
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
/// The key of the languages of a bundle without folders for languages.
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
/// The key of the short name of the bundle.
public let kCFBundleNameKey: String! = "CFBundleName"
/// The key of the build number of the bundle.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
