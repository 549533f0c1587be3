/// The session of an application's sounds reported no error. The functions of these sessions are unavailable since iOS 7;
/// `AVAudioSession` takes their place.
public let kAudioSessionNoError = 0
/// The session was not initialized.
public let kAudioSessionNotInitialized = 0x2169_6E69
/// The session was initialized before.
public let kAudioSessionAlreadyInitialized = 0x696E_6974
/// The session could not be initialized.
public let kAudioSessionInitializationError = 0x696E_693F
/// The session does not have the property.
public let kAudioSessionUnsupportedPropertyError = 0x7074_793F
/// The value of the property has another size.
public let kAudioSessionBadPropertySizeError = 0x2173_697A
/// The session is not active.
public let kAudioSessionNotActiveError = 0x2161_6374
/// No device for sounds is available.
public let kAudioServicesNoHardwareError = 0x6E6F_6877
/// The session has no category.
public let kAudioSessionNoCategorySet = 0x3F63_6174
/// The category does not allow the operation.
public let kAudioSessionIncompatibleCategory = 0x2163_6174
/// The session reported another error.
public let kAudioSessionUnspecifiedError = 0x7768_6174
