#include "InitDispatch.h"
